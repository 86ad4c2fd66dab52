-- Runs: whether the last one ended in order, and which matches changed before it did not.
--
-- The one row is unclean from a start until the orderly end of that run. A start that finds it
-- unclean has the boards redrawn that changed in the minute before the last commit, since their
-- answers may never have left; the index finds these few among all that were ever played.
CREATE TABLE runs (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    clean INTEGER NOT NULL
);
INSERT INTO runs (id, clean) VALUES (1, 1);
CREATE INDEX matches_by_change ON matches (changed_at);
