-- Seasons: a server's leaderboard starts at zero, and those of its former seasons stay readable.
--
-- A season starts after a number among all finished matches: a match counts in the latest season
-- whose `after` is less than its `ended`. Each season has a scope of its own for its standings, so
-- that nothing is moved when one starts. The first season of a server has the server's id as its
-- scope, and a row only if there is a second one.
--
-- Undone seasons keep their row, so that no id, and so no scope, is used twice. `counted` is NULL
-- once the standings are complete; else the matches numbered above it are still to be counted or,
-- if the season is undone, its standings are still to be deleted.
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    after BIGINT NOT NULL,
    started_at BIGINT,
    undone INTEGER NOT NULL DEFAULT 0,
    counted BIGINT,
    scope BIGINT GENERATED ALWAYS AS (CASE number WHEN 1 THEN guild_id ELSE -1 - id END) STORED
);
CREATE UNIQUE INDEX seasons_by_number ON seasons (guild_id, number) WHERE undone = 0;
CREATE INDEX seasons_to_count ON seasons (id) WHERE counted IS NOT NULL;

-- So far a new season deleted the standings of the former one, which are recounted. If the count
-- of older matches was cut short, it starts again, since some of its results are now in other scopes.
UPDATE older_matches SET counted = 0 WHERE counted < last;
INSERT INTO seasons (guild_id, number, after, counted)
SELECT guild_id, 1, 0, 0 FROM servers WHERE season_after > 0;
INSERT INTO seasons (guild_id, number, after, started_at)
SELECT guild_id, 2, season_after, (SELECT changed_at FROM matches WHERE ended = season_after)
FROM servers WHERE season_after > 0;
UPDATE results
SET scope = (SELECT scope FROM seasons WHERE guild_id = results.scope AND number = 2)
WHERE EXISTS (
    SELECT 1 FROM seasons JOIN matches ON matches.id = results.match_id
    WHERE seasons.guild_id = results.scope AND seasons.number = 2 AND matches.ended > seasons.after
);
UPDATE standings
SET scope = (SELECT scope FROM seasons WHERE guild_id = standings.scope AND number = 2)
WHERE scope IN (SELECT guild_id FROM seasons);
UPDATE slots SET scope = (SELECT scope FROM seasons WHERE guild_id = slots.scope AND number = 2)
WHERE scope IN (SELECT guild_id FROM seasons);
UPDATE pairs SET scope = (SELECT scope FROM seasons WHERE guild_id = pairs.scope AND number = 2)
WHERE scope IN (SELECT guild_id FROM seasons);
ALTER TABLE servers DROP COLUMN season_after;
