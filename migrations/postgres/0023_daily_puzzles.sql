-- The daily puzzle. A day is the line of the list, copied at its first use, so that a later list changes
-- nothing that somebody has begun. An attempt is the list of own moves, from which its tries follow, and
-- from all attempts the streak; `guild_id` is the server it was opened in. How many people finished a puzzle
-- is counted in parts, so that they do not wait for each other's commit.
CREATE TABLE puzzles (
    number INTEGER NOT NULL PRIMARY KEY,
    puzzle TEXT NOT NULL
);
CREATE TABLE puzzle_attempts (
    person_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    guild_id BIGINT,
    tries TEXT NOT NULL DEFAULT '',
    hint INTEGER NOT NULL DEFAULT 0,
    given_up INTEGER NOT NULL DEFAULT 0,
    solved_at BIGINT,
    PRIMARY KEY (person_id, number)
);
CREATE INDEX puzzle_attempts_by_server ON puzzle_attempts (guild_id, number)
WHERE guild_id IS NOT NULL;
CREATE TABLE puzzle_counts (
    number INTEGER NOT NULL,
    part INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    at_once INTEGER NOT NULL,
    PRIMARY KEY (number, part)
);
-- Where a server wants each day's puzzle, and from which hour on (UTC). Without a channel it wants none;
-- with refusals, Discord refused the posts that many times in a row.
CREATE TABLE puzzle_channels (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    channel_id BIGINT,
    hour INTEGER NOT NULL,
    refusals INTEGER NOT NULL DEFAULT 0
);
-- A post is claimed before it is sent, so that no server gets two on a day. One without a message is yet
-- to be sent, or given up as nobody knows whether it was.
CREATE TABLE puzzle_posts (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT,
    claimed_at BIGINT NOT NULL,
    edited_at BIGINT NOT NULL,
    given_up INTEGER NOT NULL DEFAULT 0,
    redraw INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, number)
);
CREATE INDEX puzzle_posts_to_draw ON puzzle_posts (edited_at) WHERE redraw <> 0 AND given_up = 0;
