-- Matches between people: challenges, pace and deadlines, offers, rematches; and manners.
--
-- `matches` is made anew, since a seat may now be vacant (an open challenge) and no database in use
-- here drops a CHECK in place. `due_at` is when the match lapses or is lost on time, `remind_at`
-- when the person to move is to be reminded; both are kept beside the state they follow from so
-- that the clock finds what is due by an index over live matches alone.
CREATE TABLE moved_matches (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT,
    channel_id BIGINT NOT NULL,
    reach INTEGER NOT NULL,
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
    pace TEXT,
    challenger BIGINT,
    offer TEXT,
    offer_by TEXT,
    taken_back TEXT NOT NULL,
    series_x INTEGER NOT NULL,
    series_o INTEGER NOT NULL,
    series_draws INTEGER NOT NULL,
    rematch_of INTEGER,
    started_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    turn_since BIGINT NOT NULL,
    due_at BIGINT,
    remind_at BIGINT,
    reminder_id BIGINT,
    CHECK (x_person IS NULL OR x_engine IS NULL),
    CHECK (o_person IS NULL OR o_engine IS NULL)
);
INSERT INTO moved_matches
SELECT
    id, guild_id, channel_id, 1, message_id, x_person, x_engine, x_level, o_person, o_engine,
    o_level, variant, language, seed, moves, revision, status, ending, winner, NULL, NULL, NULL,
    NULL, '', 0, 0, 0, NULL, started_at, changed_at, changed_at,
    CASE status WHEN 'live' THEN changed_at + 86400000 END, NULL, NULL
FROM matches;
CREATE TABLE moved_playing (channel_id BIGINT, person_id BIGINT, match_id INTEGER);
INSERT INTO moved_playing SELECT channel_id, person_id, match_id FROM playing;
DROP TABLE playing;
DROP TABLE matches;
ALTER TABLE moved_matches RENAME TO matches;
CREATE TABLE playing (
    channel_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id),
    PRIMARY KEY (channel_id, person_id)
);
CREATE INDEX playing_by_match ON playing (match_id);
INSERT INTO playing SELECT channel_id, person_id, match_id FROM moved_playing;
DROP TABLE moved_playing;

CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_to_remind ON matches (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX challenges_open ON matches (challenger) WHERE status = 'invited';
-- A challenge that came to nothing may be made again; a match has one rematch at most.
CREATE UNIQUE INDEX one_rematch ON matches (rematch_of)
WHERE rematch_of IS NOT NULL AND status IN ('invited', 'live', 'over');

-- Boards that show an older state than the one stored, and that no answer will bring level.
CREATE TABLE redraws (match_id INTEGER PRIMARY KEY REFERENCES matches (id));

-- What a person has set. Somebody without a row has set nothing.
CREATE TABLE people (
    person_id BIGINT PRIMARY KEY,
    challenges INTEGER NOT NULL,
    reminders INTEGER NOT NULL
);
CREATE TABLE blocks (
    person_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    PRIMARY KEY (person_id, blocked_id)
);

-- When a pair was last pinged, the lower id first, and when somebody last declined whom. Rows are
-- removed once they no longer keep anybody from anything.
CREATE TABLE pings (
    low_id BIGINT NOT NULL,
    high_id BIGINT NOT NULL,
    pinged_at BIGINT NOT NULL,
    PRIMARY KEY (low_id, high_id)
);
CREATE TABLE declines (
    challenger BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    declined_at BIGINT NOT NULL,
    PRIMARY KEY (challenger, person_id)
);
