-- How many public messages about a match there may be that the bot does not know. A message counts from
-- before it is sent until its id is stored, so that a deletion can say how many still name somebody.
ALTER TABLE matches ADD COLUMN untracked INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_untracked ON matches (x_person, o_person) WHERE untracked > 0;
