-- Standings: what each person has made of the matches that count, so that a board is read, not
-- reckoned.
--
-- `ended` numbers the finished matches in the order in which they were committed: ratings depend on
-- it, and a clock would not tell it. `everywhere` says whether the match counts beyond its server.
-- Matches that are over already are numbered here by the time of their end.
ALTER TABLE matches ADD COLUMN ended BIGINT;
ALTER TABLE matches ADD COLUMN everywhere INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET everywhere = (guild_id IS NOT NULL), ended = numbered.place
FROM (
    SELECT id, row_number() OVER (ORDER BY changed_at, id) AS place
    FROM matches WHERE status = 'over'
) AS numbered
WHERE matches.id = numbered.id;
CREATE UNIQUE INDEX matches_by_ended ON matches (ended);
CREATE INDEX matches_of_x ON matches (x_person, ended) WHERE x_person IS NOT NULL;
CREATE INDEX matches_of_o ON matches (o_person, ended) WHERE o_person IS NOT NULL;

-- A scope is a server's id, 0 for everywhere, or -1 for what was played in direct messages, which
-- is shown to its players alone. `slot` is the place on the board's scale, in tenths of points, those of
-- settled people above all others; it is NULL for people who are gone. The three lists are text:
-- wins, draws and losses by opponent, first moves by cell, and the latest ratings.
CREATE TABLE standings (
    scope BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    slot INTEGER,
    points DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    rated_at BIGINT,
    streak INTEGER NOT NULL,
    best_streak INTEGER NOT NULL,
    as_x INTEGER NOT NULL,
    tallies TEXT NOT NULL,
    openings TEXT NOT NULL,
    course TEXT NOT NULL,
    PRIMARY KEY (scope, person_id)
) WITHOUT ROWID;
CREATE INDEX standings_by_slot ON standings (scope, slot DESC, person_id) WHERE slot IS NOT NULL;

-- How many people share a slot (grain 0), and each hundred slots (grain 1): a rank is a sum over some
-- hundred rows, however many people there are.
CREATE TABLE slots (
    scope BIGINT NOT NULL,
    grain INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (scope, grain, slot)
) WITHOUT ROWID;

-- Two people's record against each other, the lower id first.
CREATE TABLE pairs (
    scope BIGINT NOT NULL,
    low_id BIGINT NOT NULL,
    high_id BIGINT NOT NULL,
    low_wins INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    high_wins INTEGER NOT NULL,
    PRIMARY KEY (scope, low_id, high_id)
) WITHOUT ROWID;

-- Who wants to be named on the list of everywhere.
CREATE TABLE named_everywhere (
    person_id BIGINT PRIMARY KEY
);

-- What the owners of a server have set. A season counts the matches that ended after `season_after`.
CREATE TABLE servers (
    guild_id BIGINT PRIMARY KEY,
    difficulty TEXT,
    pace TEXT,
    everywhere INTEGER NOT NULL DEFAULT 1,
    season_after BIGINT NOT NULL DEFAULT 0
);
