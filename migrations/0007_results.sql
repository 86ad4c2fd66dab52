-- Results: how each finished match changed each person's rating, and on what terms.
--
-- A row is written once, in the transaction that ends the match, also if the match did not count.
-- `share` is how far it moved the rating, from 0 to 1, `reason` why that is not all the way, `nth`
-- its number among the matches of the same two within a day. The rating of the opponent is the one of
-- then, an engine's too. The match raised no rating above `most_points`, lowered none below
-- `least_points`, and took no deviation below `least_deviation`. A recount replays these rows, so new
-- rules or ratings of engines do not change what was before them.
CREATE TABLE results (
    match_id BIGINT NOT NULL,
    scope BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    share DOUBLE PRECISION NOT NULL CHECK (share BETWEEN 0 AND 1),
    reason TEXT,
    nth INTEGER NOT NULL,
    points_before DOUBLE PRECISION NOT NULL,
    points_after DOUBLE PRECISION NOT NULL,
    deviation_after DOUBLE PRECISION NOT NULL,
    opponent_points DOUBLE PRECISION NOT NULL,
    opponent_deviation DOUBLE PRECISION NOT NULL,
    most_points DOUBLE PRECISION,
    least_points DOUBLE PRECISION,
    least_deviation DOUBLE PRECISION,
    PRIMARY KEY (match_id, scope, person_id)
) WITHOUT ROWID;

-- Matches that ended before there were results get theirs from Python, by the rules of their time:
-- those numbered up to `last`. Those numbered up to `counted` have them already, so that a start goes
-- on where one before it was killed.
CREATE TABLE older_matches (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    last BIGINT NOT NULL,
    counted BIGINT NOT NULL
);
INSERT INTO older_matches (id, last, counted)
SELECT 1, coalesce(max(ended), 0), 0 FROM matches;

-- How many different people somebody has met in matches that count: what tells a new account.
ALTER TABLE standings ADD COLUMN people_met INTEGER NOT NULL DEFAULT 0;
