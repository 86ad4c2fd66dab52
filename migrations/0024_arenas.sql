-- Arenas: evenings of quick games on a server, in which whoever is free is paired again. All points
-- follow from the matches. A person's row says since when they take part and whether they have left;
-- who is paused follows from the matches, too. `due_at` is when the bot has to look at an arena, NULL for
-- never; `redraw` says whether its messages show something older. Without `wants_thread` its games are
-- played in the channel. `untracked` counts messages that Discord may have, but whose ids are unknown.
CREATE TABLE arenas (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    thread_id BIGINT,
    wants_thread INTEGER NOT NULL,
    podium_id BIGINT,
    untracked INTEGER NOT NULL DEFAULT 0,
    host BIGINT NOT NULL,
    language TEXT NOT NULL,
    variant TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    phase TEXT NOT NULL,
    due_at BIGINT,
    redraw INTEGER NOT NULL DEFAULT 0,
    edited_at BIGINT NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX arenas_by_channel ON arenas (channel_id)
WHERE phase IN ('announced', 'running', 'ending');
CREATE INDEX arenas_due ON arenas (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX arenas_by_host ON arenas (host);
CREATE TABLE arena_players (
    arena_id BIGINT NOT NULL REFERENCES arenas (id),
    person_id BIGINT NOT NULL,
    since BIGINT NOT NULL,
    has_left INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (arena_id, person_id)
);
CREATE INDEX arena_players_by_person ON arena_players (person_id);
ALTER TABLE matches ADD COLUMN arena_id BIGINT;
CREATE INDEX matches_by_arena ON matches (arena_id) WHERE arena_id IS NOT NULL;
