-- Boards in words: who wants each board said, and the marks of those people in matches that are not over, so that no
-- press has to ask.
ALTER TABLE people ADD COLUMN words INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN words TEXT NOT NULL DEFAULT '';
