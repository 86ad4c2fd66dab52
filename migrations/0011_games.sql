-- Games: five besides classic tic-tac-toe, each with ratings of its own.
--
-- `variant` names the game, and was '3x3' in every row so far. `moves` holds the moves as the game
-- writes them, such as `4 0 8` or `c4 a0`. An unrated match changes no standings. Nobody chose the
-- moves before `start_ply`: they are the position that the match began with.
UPDATE matches SET variant = 'classic';
ALTER TABLE matches ADD COLUMN rated INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN start_ply INTEGER NOT NULL DEFAULT 0;
ALTER TABLE shows ADD COLUMN variant TEXT NOT NULL DEFAULT 'classic';

-- No database changes the key of a table in place, so the tables of ratings are copied into new ones.
CREATE TABLE standings_by_game (
    scope BIGINT NOT NULL,
    variant TEXT NOT NULL,
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
    people_met INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (scope, variant, person_id)
) WITHOUT ROWID;
INSERT INTO standings_by_game
SELECT
    scope, 'classic', person_id, slot, points, deviation, volatility, rated_at, streak, best_streak,
    as_x, tallies, openings, course, people_met
FROM standings;
DROP TABLE standings;
ALTER TABLE standings_by_game RENAME TO standings;
CREATE INDEX standings_by_slot ON standings (scope, variant, slot DESC, person_id)
WHERE slot IS NOT NULL;
CREATE INDEX standings_by_person ON standings (person_id);

CREATE TABLE slots_by_game (
    scope BIGINT NOT NULL,
    variant TEXT NOT NULL,
    grain INTEGER NOT NULL,
    slot INTEGER NOT NULL,
    people INTEGER NOT NULL,
    PRIMARY KEY (scope, variant, grain, slot)
) WITHOUT ROWID;
INSERT INTO slots_by_game SELECT scope, 'classic', grain, slot, people FROM slots;
DROP TABLE slots;
ALTER TABLE slots_by_game RENAME TO slots;

CREATE TABLE pairs_by_game (
    scope BIGINT NOT NULL,
    variant TEXT NOT NULL,
    low_id BIGINT NOT NULL,
    high_id BIGINT NOT NULL,
    low_wins INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    high_wins INTEGER NOT NULL,
    PRIMARY KEY (scope, variant, low_id, high_id)
) WITHOUT ROWID;
INSERT INTO pairs_by_game
SELECT scope, 'classic', low_id, high_id, low_wins, draws, high_wins FROM pairs;
DROP TABLE pairs;
ALTER TABLE pairs_by_game RENAME TO pairs;
CREATE INDEX pairs_by_low ON pairs (low_id);
CREATE INDEX pairs_by_high ON pairs (high_id);
