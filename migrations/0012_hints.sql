-- Hints: the plies at which a person took one, such as `2 6`. A match with a hint is unrated.
ALTER TABLE matches ADD COLUMN hints TEXT NOT NULL DEFAULT '';
