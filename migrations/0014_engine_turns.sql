-- Matches that wait for an engine which thinks for longer than an answer may take. The job that looks
-- for them also finds those whose process was killed while the engine thought.
--
-- A row exists while it is the engine's turn; after `due_at` a quicker engine makes the move.
CREATE TABLE engine_turns (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    due_at BIGINT NOT NULL
);
CREATE INDEX engine_turns_by_due ON engine_turns (due_at);
