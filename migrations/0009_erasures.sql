-- Erasures: deletions of a person's data that have begun.
--
-- One person may have so many matches that replacing the id in all of them would keep everybody else
-- waiting. A deletion first stores a row here, replaces the id page by page, and removes the row with
-- the last page. A start that finds a row goes on with it.
CREATE TABLE erasures (
    person_id BIGINT PRIMARY KEY,
    stand_in BIGINT NOT NULL,
    begun_at BIGINT NOT NULL
);

-- What is stored about one person is found without a look at everybody else's rows.
CREATE INDEX standings_by_person ON standings (person_id);
CREATE INDEX pairs_by_low ON pairs (low_id);
CREATE INDEX pairs_by_high ON pairs (high_id);
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);

-- Boards that name a person who is gone are redrawn as well, but after all others.
ALTER TABLE redraws ADD COLUMN urgent INTEGER NOT NULL DEFAULT 1;
