-- The first tables: matches, who is playing where, and what was synced to Discord.
--
-- Ids are Discord's snowflakes or our own; times are milliseconds since 1970, UTC. A seat is held
-- either by a person or by an engine (its setting as text, and the level if one was picked).
-- `moves` holds the cells in the order of play, separated by spaces, so that larger boards fit.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    x_person BIGINT,
    x_engine TEXT,
    x_level TEXT,
    o_person BIGINT,
    o_engine TEXT,
    o_level TEXT,
    variant TEXT NOT NULL,
    language TEXT NOT NULL,
    seed BIGINT NOT NULL,
    moves TEXT NOT NULL,
    revision INTEGER NOT NULL,
    status TEXT NOT NULL,
    ending TEXT,
    winner TEXT,
    started_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    CHECK ((x_person IS NULL) <> (x_engine IS NULL)),
    CHECK ((o_person IS NULL) <> (o_engine IS NULL))
);

-- A row for each person in a live match: one match a person and channel is held by the key, and
-- "your match here" is found without an index over all that was ever played.
CREATE TABLE playing (
    channel_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (channel_id, person_id)
);
CREATE INDEX playing_by_match ON playing (match_id);

-- The digest of the commands last synced, so that a start with the same ones asks Discord nothing.
CREATE TABLE command_sync (
    application_id BIGINT PRIMARY KEY,
    digest TEXT NOT NULL
);
