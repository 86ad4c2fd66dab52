-- The whole schema of 1.0.0, which never changes: a new file adds to it.
--
-- PostgreSQL gets the same text with its own types (`bot/store/postgres/dialect.py`), and then
-- `postgres/0100_baseline.sql`. Ids are Discord's snowflakes or our own. Times are milliseconds
-- since 1970, UTC, so that both databases compare and index them as plain numbers.

-- Matches. A seat is a person's or an engine's: its setting as text, and the level if one was
-- picked. Both are empty while an open challenge waits. `moves` is what was played, as the game
-- writes it (`4 0 8`, `c4 a0`), and everything else about the position follows from it. Nobody
-- chose the moves before `start_ply`: the match began with that position.
--
-- `due_at` is when a match lapses or is lost on time, `remind_at` when whoever is to move is
-- reminded. Both follow from the rest, and are stored for the indexes that find what is due.
-- `ended` numbers finished matches in the order of their commits, which decides ratings and which no
-- clock tells. `everywhere` says whether a match counts beyond its server. `image` is the least of
-- the images of the moves under the symmetries of the board, of a finished match against the bot:
-- those that repeat each other are found by it. `calls` says whether the challenger may have the
-- server's players called.
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT, channel_id BIGINT NOT NULL, can_edit INTEGER NOT NULL, message_id BIGINT,
    x_person BIGINT, x_engine TEXT, x_level TEXT,
    o_person BIGINT, o_engine TEXT, o_level TEXT,
    variant TEXT NOT NULL, language TEXT NOT NULL, seed BIGINT NOT NULL,
    moves TEXT NOT NULL, revision INTEGER NOT NULL,
    status TEXT NOT NULL, ending TEXT, winner TEXT,
    pace TEXT, challenger BIGINT,
    offer TEXT, offer_by TEXT, taken_back TEXT NOT NULL,
    series_x INTEGER NOT NULL, series_o INTEGER NOT NULL, series_draws INTEGER NOT NULL,
    rematch_of BIGINT,
    started_at BIGINT NOT NULL, changed_at BIGINT NOT NULL, turn_since BIGINT NOT NULL,
    due_at BIGINT, remind_at BIGINT, reminder_id BIGINT,
    ended BIGINT, everywhere INTEGER NOT NULL DEFAULT 0, rated INTEGER NOT NULL DEFAULT 1,
    start_ply INTEGER NOT NULL DEFAULT 0, hints TEXT NOT NULL DEFAULT '',
    image TEXT, arena_id BIGINT, calls INTEGER NOT NULL DEFAULT 0,
    CHECK (x_person IS NULL OR x_engine IS NULL),
    CHECK (o_person IS NULL OR o_engine IS NULL)
);
CREATE INDEX matches_due ON matches (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX matches_to_remind ON matches (remind_at) WHERE remind_at IS NOT NULL;
CREATE INDEX challenges_open ON matches (challenger) WHERE status = 'invited';
-- A challenge that came to nothing may be made again; a match has one rematch at most.
CREATE UNIQUE INDEX one_rematch ON matches (rematch_of)
WHERE rematch_of IS NOT NULL AND status IN ('invited', 'live', 'over');
-- After an unclean stop, boards that changed in the last minute are redrawn.
CREATE INDEX matches_by_change ON matches (changed_at);
CREATE UNIQUE INDEX matches_by_ended ON matches (ended);
-- These hold all that a page of finished games selects by, so that it reads the rows of ten games.
CREATE INDEX matches_of_x ON matches (x_person, ended, variant, guild_id, o_person)
WHERE x_person IS NOT NULL;
CREATE INDEX matches_of_o ON matches (o_person, ended, variant, guild_id, x_person)
WHERE o_person IS NOT NULL;
CREATE INDEX matches_of_server ON matches (guild_id, variant, ended, x_person, o_person)
WHERE guild_id IS NOT NULL AND ended IS NOT NULL;
CREATE INDEX matches_by_arena ON matches (arena_id) WHERE arena_id IS NOT NULL;

-- The people of live matches. The key allows one match a person and channel, and finds it without an
-- index over all that was ever played.
CREATE TABLE playing (
    channel_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    PRIMARY KEY (channel_id, person_id)
);
CREATE INDEX playing_by_match ON playing (match_id);

-- Matches that wait for an engine which thinks for longer than an answer may take, also after its
-- process was killed. From `due_at` on a quicker engine makes the move.
CREATE TABLE engine_turns (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    due_at BIGINT NOT NULL
);
CREATE INDEX engine_turns_by_due ON engine_turns (due_at);

-- Boards that show something older than what is stored, and that no answer will bring up to date.
-- Those that only name a deleted person are not urgent, and come after all others; while Discord
-- refuses to edit them, `urgent` is empty.
CREATE TABLE redraws (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id),
    urgent INTEGER DEFAULT 1
);
CREATE INDEX redraws_by_urgency ON redraws (urgent, match_id);

-- Shows: two engines that play in a channel. A row stands while its show runs, so that a channel has
-- one at a time and a start after a crash can end it. The token of the interaction edits the message
-- for 15 minutes, and is worthless after that.
CREATE TABLE shows (
    id INTEGER PRIMARY KEY,
    channel_id BIGINT NOT NULL UNIQUE, message_id BIGINT, token TEXT NOT NULL,
    starter_id BIGINT NOT NULL, x_engine TEXT NOT NULL, o_engine TEXT NOT NULL,
    language TEXT NOT NULL, seed BIGINT NOT NULL, variant TEXT NOT NULL DEFAULT 'classic',
    guild_id BIGINT
);

-- Shares: finished games that a player has posted in a channel. Once `withdrawn`, the message is
-- deleted and then the row. `message_id` is empty until the message was sent.
CREATE TABLE shares (
    id INTEGER PRIMARY KEY,
    match_id BIGINT NOT NULL REFERENCES matches (id),
    person_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, message_id BIGINT,
    shared_at BIGINT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX one_share ON shares (match_id, channel_id) WHERE withdrawn = 0;
CREATE INDEX shares_by_person ON shares (person_id, shared_at);
CREATE INDEX shares_withdrawn ON shares (id) WHERE withdrawn = 1;

-- Results: how each finished match changed each person's rating, and on what terms. Rows are written
-- once, when the match ends, and a recount replays them, so new rules change nothing in the past.
--
-- `share` is how far the match moved the rating, `reason` why that is not all the way, `nth` its
-- number among the matches of the same two within a day. The opponent's rating is the one of then.
-- The match raised no rating above `most_points`, lowered none below `least_points`, and took no
-- deviation below `least_deviation`.
CREATE TABLE results (
    match_id BIGINT NOT NULL, scope BIGINT NOT NULL, person_id BIGINT NOT NULL,
    share DOUBLE PRECISION NOT NULL CHECK (share BETWEEN 0 AND 1),
    reason TEXT,
    nth INTEGER NOT NULL,
    points_before DOUBLE PRECISION NOT NULL, points_after DOUBLE PRECISION NOT NULL,
    deviation_after DOUBLE PRECISION NOT NULL,
    opponent_points DOUBLE PRECISION NOT NULL, opponent_deviation DOUBLE PRECISION NOT NULL,
    most_points DOUBLE PRECISION, least_points DOUBLE PRECISION, least_deviation DOUBLE PRECISION,
    PRIMARY KEY (match_id, scope, person_id)
) WITHOUT ROWID;

-- Standings: what each person has made of the matches that count, so that a leaderboard is read and
-- not calculated. A scope is a server's id or that of its season, 0 for everywhere, or -1 for direct
-- messages. `rank_key` is what leaderboards sort by, settled people above all others; deleted people
-- have none, and the index counts how many come before one. `people_met` counts different opponents: it tells a new account.
CREATE TABLE standings (
    scope BIGINT NOT NULL, variant TEXT NOT NULL,
    person_id BIGINT NOT NULL,
    rank_key INTEGER,
    points DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    rated_at BIGINT, streak INTEGER NOT NULL, best_streak INTEGER NOT NULL, as_x INTEGER NOT NULL,
    records TEXT NOT NULL, openings TEXT NOT NULL, history TEXT NOT NULL,
    people_met INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (scope, variant, person_id)
) WITHOUT ROWID;
CREATE INDEX standings_by_rank ON standings (scope, variant, rank_key DESC, person_id)
WHERE rank_key IS NOT NULL;
CREATE INDEX standings_by_person ON standings (person_id);

-- Two people's record against each other, the lower id first.
CREATE TABLE pairs (
    scope BIGINT NOT NULL, variant TEXT NOT NULL,
    low_id BIGINT NOT NULL, high_id BIGINT NOT NULL,
    low_wins INTEGER NOT NULL, draws INTEGER NOT NULL, high_wins INTEGER NOT NULL,
    PRIMARY KEY (scope, variant, low_id, high_id)
) WITHOUT ROWID;
CREATE INDEX pairs_by_low ON pairs (low_id);
CREATE INDEX pairs_by_high ON pairs (high_id);

-- Seasons: a server's leaderboard starts at zero, and those before stay readable. A match counts in
-- the latest season whose `after` is less than its `ended`. Each season has a scope of its own, so
-- that nothing moves when one starts; a server has rows once it has a second season.
CREATE TABLE seasons (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL, after BIGINT NOT NULL,
    started_at BIGINT,
    scope BIGINT GENERATED ALWAYS AS (CASE number WHEN 1 THEN guild_id ELSE -1 - id END) STORED
);
CREATE UNIQUE INDEX seasons_by_number ON seasons (guild_id, number);

-- How the seasons of a server end: by hand, each month or each week. Those that have ended by themselves
-- are due again at `due_at`. The podium is posted in the channel, the best get the role; `refusals`
-- counts the podiums that Discord refused in a row, and `role_error` is its code for why the role was
-- not given or taken at last.
CREATE TABLE season_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    ends TEXT NOT NULL DEFAULT 'hand', due_at BIGINT,
    channel_id BIGINT, refusals INTEGER NOT NULL DEFAULT 0,
    role_id BIGINT, role_error INTEGER
);
CREATE INDEX season_settings_by_due ON season_settings (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX season_settings_by_channel ON season_settings (channel_id);
-- The best of each season that has ended, in each game, as they were then.
CREATE TABLE podiums (
    guild_id BIGINT NOT NULL, number INTEGER NOT NULL,
    variant TEXT NOT NULL, person_id BIGINT NOT NULL,
    place INTEGER NOT NULL,
    PRIMARY KEY (guild_id, number, variant, person_id)
);
CREATE INDEX podiums_by_person ON podiums (person_id);
-- The posts of podiums, as those of puzzles below. They are stored when a season ends.
CREATE TABLE season_posts (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT, claimed_at BIGINT NOT NULL,
    edited_at BIGINT NOT NULL, tried_at BIGINT,
    given_up INTEGER NOT NULL DEFAULT 0,
    redraw INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, number)
);
CREATE INDEX season_posts_to_draw ON season_posts (edited_at) WHERE redraw <> 0 AND given_up = 0;
-- Who has a champion's role, or is to have it; who is to lose it is not `wanted`. At `due_at` Discord is
-- told, unless it was.
CREATE TABLE season_roles (
    guild_id BIGINT NOT NULL, role_id BIGINT NOT NULL, person_id BIGINT NOT NULL,
    wanted INTEGER NOT NULL, due_at BIGINT,
    refusals INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, role_id, person_id)
);
CREATE INDEX season_roles_by_due ON season_roles (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX season_roles_by_person ON season_roles (person_id);

-- People: what someone has set. Without a row all is as at first. `games` is 0 if nobody else may see
-- the person's games.
CREATE TABLE people (
    person_id BIGINT PRIMARY KEY,
    challenges INTEGER NOT NULL, reminders INTEGER NOT NULL,
    games INTEGER NOT NULL DEFAULT 1
);
CREATE TABLE blocks (
    person_id BIGINT NOT NULL,
    blocked_id BIGINT NOT NULL,
    position INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person_id, blocked_id)
);
CREATE INDEX blocks_by_blocked ON blocks (blocked_id);
CREATE TABLE named_everywhere (person_id BIGINT PRIMARY KEY);

-- When a pair was last pinged, the lower id first, and when somebody last declined whom. Rows go once
-- they no longer keep anybody from anything.
CREATE TABLE pings (
    low_id BIGINT NOT NULL, high_id BIGINT NOT NULL, pinged_at BIGINT NOT NULL, challenger BIGINT,
    PRIMARY KEY (low_id, high_id)
);
CREATE INDEX pings_by_time ON pings (pinged_at);
CREATE TABLE declines (
    challenger BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    declined_at BIGINT NOT NULL,
    PRIMARY KEY (challenger, person_id)
);
CREATE INDEX declines_by_time ON declines (declined_at);

-- Deletions that have begun. Someone may have so many matches that they are deleted page by page; a
-- start that finds a row goes on with it.
CREATE TABLE deletions (
    person_id BIGINT PRIMARY KEY,
    deleted_id BIGINT NOT NULL, begun_at BIGINT NOT NULL
);

-- Deleted people. In matches a random number below zero stands for the id. For 30 days a row says
-- whose it is, so that nobody improves their rating by deleting what they lost.
--
-- In blocks, pings and declines, which protect others, a pseudonym does: a number below zero, made
-- from the id with the key, so that it is the same whenever the person comes back. Whoever has this
-- database can tell whether an id that they know is the one: this is not anonymous data.
CREATE TABLE deleted_people (
    deleted_id BIGINT PRIMARY KEY,
    pseudonym BIGINT NOT NULL, deleted_at BIGINT NOT NULL
);
CREATE INDEX deleted_people_by_pseudonym ON deleted_people (pseudonym);
CREATE INDEX deleted_people_by_time ON deleted_people (deleted_at);
CREATE TABLE pseudonym_key (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    key BLOB NOT NULL
);
INSERT INTO pseudonym_key (id, key) VALUES (1, randomblob(32));

-- Servers: what the managers of one have set. Without a language, it is that of whoever starts a game.
-- Who posts an open challenge can have the role mentioned, if there is one; `called_at` is the last time.
CREATE TABLE servers (
    guild_id BIGINT PRIMARY KEY,
    difficulty TEXT, pace TEXT,
    everywhere INTEGER NOT NULL DEFAULT 1, language TEXT,
    call_role BIGINT, called_at BIGINT
);

-- Servers that have added the bot, so that each gets one welcome, even if it joined while the bot was
-- off. `locale` is Discord's for the server, for what nobody starts. 30 days after the bot left one,
-- its row and what it had set go, unless it is back.
CREATE TABLE joined_servers (
    guild_id BIGINT PRIMARY KEY,
    locale TEXT NOT NULL DEFAULT 'en-US', left_at BIGINT
);
CREATE INDEX joined_servers_by_leaving ON joined_servers (left_at);

-- The daily puzzle. A day's puzzle is copied from the list at its first use, so that a later list
-- changes nothing that somebody has begun. An attempt is the list of own moves, from which its tries
-- follow and, from all attempts, the streak; `guild_id` is the server it was opened in.
CREATE TABLE puzzles (
    number INTEGER NOT NULL PRIMARY KEY,
    puzzle TEXT NOT NULL
);
CREATE TABLE puzzle_attempts (
    person_id BIGINT NOT NULL, number INTEGER NOT NULL,
    guild_id BIGINT,
    tries TEXT NOT NULL DEFAULT '',
    hint INTEGER NOT NULL DEFAULT 0, given_up INTEGER NOT NULL DEFAULT 0,
    solved_at BIGINT,
    repeated INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (person_id, number)
);
CREATE INDEX puzzle_attempts_of_deleted ON puzzle_attempts (number) WHERE person_id < 0;
CREATE INDEX puzzle_attempts_by_server ON puzzle_attempts (guild_id, number)
WHERE guild_id IS NOT NULL;
-- How many people finished a puzzle, in parts, so that they do not wait for each other's commit.
CREATE TABLE puzzle_counts (
    number INTEGER NOT NULL, part INTEGER NOT NULL,
    finished INTEGER NOT NULL, at_once INTEGER NOT NULL,
    PRIMARY KEY (number, part)
);

-- Where a server wants each day's puzzle, and from which hour on (UTC). Without a channel it wants
-- none; `refusals` counts the posts that Discord refused in a row.
CREATE TABLE puzzle_channels (
    guild_id BIGINT NOT NULL PRIMARY KEY, channel_id BIGINT,
    hour INTEGER NOT NULL,
    refusals INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX puzzle_channels_by_channel ON puzzle_channels (channel_id);
-- A post is claimed before it is sent, so that no server gets two on a day. One without a message is
-- yet to be sent, or given up as nobody knows whether it was; `tried_at` is the last attempt that may
-- have sent it.
CREATE TABLE puzzle_posts (
    guild_id BIGINT NOT NULL,
    number INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    message_id BIGINT, claimed_at BIGINT NOT NULL,
    edited_at BIGINT NOT NULL, tried_at BIGINT,
    given_up INTEGER NOT NULL DEFAULT 0,
    redraw INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (guild_id, number)
);
CREATE INDEX puzzle_posts_to_draw ON puzzle_posts (edited_at) WHERE redraw <> 0 AND given_up = 0;

-- Channels in which Discord refused an edit or a deletion without which somebody stays named. What is
-- to be done there waits, and is tried again.
CREATE TABLE closed_channels (
    channel_id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT,
    since BIGINT NOT NULL
);

-- Arenas: evenings of quick games on a server, in which whoever is free is paired again. All points,
-- and who pauses, follow from the matches. `due_at` is when the bot has to look at an arena, `redraw`
-- whether its messages show something older. Without `wants_thread` its games are played in the
-- channel.
CREATE TABLE arenas (
    id INTEGER PRIMARY KEY,
    guild_id BIGINT NOT NULL, channel_id BIGINT NOT NULL, message_id BIGINT,
    thread_id BIGINT,
    wants_thread INTEGER NOT NULL,
    podium_id BIGINT,
    host BIGINT NOT NULL, language TEXT NOT NULL, variant TEXT NOT NULL,
    starts_at BIGINT NOT NULL, ends_at BIGINT NOT NULL,
    phase TEXT NOT NULL, due_at BIGINT,
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
    since BIGINT NOT NULL, has_left INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (arena_id, person_id)
);
CREATE INDEX arena_players_by_person ON arena_players (person_id);

-- Upkeep. When people could last reach the bot on each shard: it was connected, and able to store.
-- `run` tells one run of the bot from the next, which has boards redrawn if there is no clean stop.
CREATE TABLE uptime (
    shard INTEGER NOT NULL, shards INTEGER NOT NULL, alive_at BIGINT NOT NULL, run TEXT,
    PRIMARY KEY (shard, shards)
) WITHOUT ROWID;

-- Whether deletions may have left something in unused parts of the file; the next start rewrites it.
CREATE TABLE runs (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    traces INTEGER NOT NULL DEFAULT 0
);
INSERT INTO runs (id) VALUES (1);

-- The digest of the commands last sent to Discord, so that a start with the same ones sends none, and
-- their ids by their names, as JSON, by which sentences mention them.
CREATE TABLE command_sync (
    application_id BIGINT PRIMARY KEY,
    digest TEXT NOT NULL, ids TEXT NOT NULL DEFAULT '{}'
);
