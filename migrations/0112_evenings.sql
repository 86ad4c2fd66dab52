-- Standing evenings: an arena that a server gets by itself on a day of the week, from Monday (1), or each day (8), at
-- an hour in UTC. Without a day (0) or a channel there is none. The game is 'any' for each time another. `empty` counts
-- those in a row that too few joined; `starts_at` is the start of the next to be announced. They store no person.
CREATE TABLE evenings (
    guild_id BIGINT NOT NULL PRIMARY KEY, channel_id BIGINT,
    day INTEGER NOT NULL, hour INTEGER NOT NULL, variant TEXT NOT NULL, minutes INTEGER NOT NULL,
    calls INTEGER NOT NULL DEFAULT 0, empty INTEGER NOT NULL DEFAULT 0,
    starts_at BIGINT
);
CREATE INDEX evenings_due ON evenings (starts_at) WHERE starts_at IS NOT NULL;
CREATE INDEX evenings_by_channel ON evenings (channel_id);
-- The last arena of each server, whose winner its leaderboard names.
CREATE INDEX arenas_over ON arenas (guild_id, ends_at) WHERE phase = 'over';
