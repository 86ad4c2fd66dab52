-- Rows for every table.
INSERT INTO matches VALUES
    (1, 21, 31, 1, 41, 11, NULL, NULL, 12, NULL, NULL, 'classic', 'en', 51, '4 0 8', 5, 'live',
     NULL, NULL, 'slow', 11, 'draw', 'X', 'X', 1, 2, 3, 2, 1767323045678, 1767323105678, 1767323105678,
     1767582305678, 1767323115678, 45, NULL, 0, 1, 0, '', NULL, NULL, 0, NULL, NULL, NULL, 'X'),
    (2, 21, 31, 1, 42, 12, NULL, NULL, 11, NULL, NULL, 'classic', 'en', 52, '4 0', 3, 'over',
     'out-of-time', 'O', 'casual', 12, NULL, NULL, '', 1, 1, 3, NULL, 1767323045678,
     1767323205678, 1767323205678, NULL, NULL, NULL, 1, 1, 1, 0, '', NULL, 1, 0, 0, 2, NULL, ''),
    (3, 22, 32, 1, 43, 11, NULL, NULL, NULL, NULL, NULL, 'classic', 'de', 53, '', 0, 'invited',
     NULL, NULL, 'quick', 11, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678, 1767323045678,
     1767323045678, 1767323345678, NULL, NULL, NULL, 0, 1, 0, '', NULL, NULL, 1, NULL, NULL, 49, 'X'),
    (4, NULL, 33, 0, NULL, NULL, 'perfect', 'unbeatable', 11, NULL, NULL, 'classic', 'en', 54,
     '4 0', 1, 'live', NULL, NULL, NULL, NULL, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678,
     1767323045678, 1767323045678, 1767409445678, NULL, NULL, NULL, 0, 1, 0, '', NULL, NULL, 0, NULL, NULL, NULL, ''),
    (5, 21, 34, 1, 46, 11, NULL, NULL, NULL, 'perfect', 'unbeatable', 'sizes', 'en', 55, 'c4 a0',
     1, 'live', NULL, NULL, NULL, NULL, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678,
     1767323045678, 1767323045678, 1767409445678, NULL, NULL, NULL, 0, 0, 1, '', NULL, NULL, 0, NULL, NULL, NULL, ''),
    (6, 21, 35, 1, 47, 11, NULL, NULL, NULL, 'perfect', 'unbeatable', 'classic', 'en', 56, '0 4',
     2, 'live', NULL, NULL, NULL, NULL, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678,
     1767323045678, 1767323045678, 1767409445678, NULL, NULL, NULL, 0, 0, 0, '2', NULL, NULL, 0, NULL, NULL, NULL, ''),
    (7, 21, 36, 1, 48, 11, NULL, NULL, NULL, 'tree:5000', 'hard', 'ultimate', 'en', 57, '40',
     1, 'live', NULL, NULL, NULL, NULL, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678,
     1767323045678, 1767323045678, NULL, NULL, NULL, NULL, 0, 1, 0, '', NULL, NULL, 0, NULL, NULL, NULL, '');
INSERT INTO playing VALUES (31, 11, 1, 0), (31, 12, 1, 0), (33, 11, 4, 1), (34, 11, 5, 1), (35, 11, 6, 1), (36, 11, 7, 1);
INSERT INTO engine_turns VALUES (7, 1767323055678);
INSERT INTO redraws VALUES (2, 1);
INSERT INTO people VALUES (11, 1, 0, 0, 1), (12, 0, 1, 1, 0);
INSERT INTO blocks VALUES (12, 13, 1), (12, -3014400000000000014, 2);
INSERT INTO pings VALUES (11, 12, 1767323045678, 11);
INSERT INTO declines VALUES (13, 12, 1767323045678);
INSERT INTO deletions VALUES (15, -1014400000000000015, 1767323045678);
INSERT INTO deleted_people VALUES (-1014400000000000014, -3014400000000000014, 1767323045678);
INSERT INTO command_sync VALUES (61, 'digest', '{"tictactoe":62}');
INSERT INTO shows VALUES (1, 31, 44, 'token', 11, 'dice', 'sampling:games=100', 'en', 54, 'classic', 21);
INSERT INTO standings VALUES
    (0, 'classic', 11, 16622, 1662.2120014703455, 290.23050778223865, 0.05999967537233814, 1767323205678,
     1, 1, 0, '{"people": [1, 0, 0]}', '1 0 0 0 0 0 0 0 0', '1662', 1),
    (0, 'classic', 12, 13378, 1337.7879985296545, 290.23050778223865, 0.05999967537233814, 1767323205678,
     0, 0, 1, '{"people": [0, 0, 1]}', '0 0 0 0 1 0 0 0 0', '1338', 1),
    (21, 'classic', 11, 16622, 1662.2120014703455, 290.23050778223865, 0.05999967537233814, 1767323205678,
     1, 1, 0, '{"people": [1, 0, 0]}', '1 0 0 0 0 0 0 0 0', '1662', 1),
    (21, 'classic', 12, 13378, 1337.7879985296545, 290.23050778223865, 0.05999967537233814, 1767323205678,
     0, 0, 1, '{"people": [0, 0, 1]}', '0 0 0 0 1 0 0 0 0', '1338', 1);
INSERT INTO pairs VALUES (0, 'classic', 11, 12, 1, 0, 0), (21, 'classic', 11, 12, 1, 0, 0);
INSERT INTO named_everywhere VALUES (11);
INSERT INTO servers (guild_id, difficulty, pace, everywhere, language, call_role, called_at, call_anyway)
VALUES (21, 'hard', 'slow', 1, 'de', 77, 1767323045678, 77);
INSERT INTO uptime VALUES (0, 1, 1767323405678, 'a1b2');
INSERT INTO results VALUES
    (2, 0, 11, 1.0, NULL, 1, 1500.0, 1662.2120014703455, 290.23050778223865, 1500.0, 350.0, NULL,
     NULL, NULL),
    (2, 0, 12, 1.0, NULL, 1, 1500.0, 1337.7879985296545, 290.23050778223865, 1500.0, 350.0, NULL,
     NULL, NULL),
    (2, 21, 11, 1.0, NULL, 1, 1500.0, 1662.2120014703455, 290.23050778223865, 1500.0, 350.0, NULL,
     NULL, NULL),
    (2, 21, 12, 1.0, NULL, 1, 1500.0, 1337.7879985296545, 290.23050778223865, 1500.0, 350.0, NULL,
     NULL, NULL);
INSERT INTO seasons (id, guild_id, number, after, started_at) VALUES
    (1, 21, 1, 0, NULL), (2, 21, 2, 1, 1767323305678);
INSERT INTO season_settings VALUES (21, 'month', 1769904000000, 31, 0, 77, NULL), (22, 'hand', NULL, NULL, 3, NULL, 50013);
INSERT INTO podiums VALUES (21, 1, 'classic', 11, 1), (21, 1, 'classic', 12, 2);
INSERT INTO season_posts VALUES (21, 1, 31, 50, 1767323305678, 1767323306678, 1767323306678, 0, 0);
INSERT INTO season_roles (guild_id, role_id, person_id, wanted, due_at, refusals, sent)
VALUES (21, 77, 11, 1, NULL, 0, 1), (21, 77, 12, 0, 1767323305678, 1, 0);
INSERT INTO joined_servers VALUES (21, 'ja', NULL), (22, 'en-US', 1767323045678);
INSERT INTO shut_out (id) VALUES (29), (-3014400000000000014);
INSERT INTO shares VALUES (1, 2, 11, 21, 31, 47, 1767323405678, 0);
INSERT INTO puzzle_shares VALUES (1, 11, 1, 21, 31, 52, 0), (2, 12, 1, 21, 31, NULL, 0);
INSERT INTO practice VALUES
    (11, 2, 3, 'classic', 12345678901234567, 1, 1767409905678, 1767323505678, 0, 1),
    (12, 2, -1, 'classic', 0, 1, NULL, NULL, 0, 0);
INSERT INTO puzzles VALUES (1, 'classic;4 0 8;2;0.5'), (2, 'drop;2 2 3;4 0 3;0.62');
INSERT INTO puzzle_attempts VALUES
    (11, 1, 21, '6 2', 1, 0, 1793534678000, 0), (12, 1, NULL, '', 0, 1, NULL, 0),
    (11, 2, 21, '4', 0, 0, NULL, 1);
INSERT INTO puzzle_counts VALUES (1, 0, 2, 0);
INSERT INTO puzzle_channels VALUES (21, 31, 18, 0), (22, NULL, 18, 3);
INSERT INTO evenings VALUES (21, 31, 5, 18, 'vanish', 20, 1, 0, 1767981600000), (22, NULL, 0, 18, 'any', 30, 0, 2, NULL);
INSERT INTO puzzle_posts VALUES
    (21, 1, 31, 48, 1793534600000, 1793534690000, NULL, 0, 0),
    (21, 2, 31, NULL, 1793621000000, 1793621000000, 1793621000000, 0, 2);
INSERT INTO closed_channels VALUES (31, 21, 1793534690000);
INSERT INTO arenas VALUES
    (1, 21, 31, 49, 49, 1, 50, 11, 'en', 'classic', 1767323000000, 1767323400000, 'over', NULL, 0,
     1767323400000),
    (2, 21, 32, NULL, NULL, 1, NULL, 12, 'de', 'vanish', 1767324000000, 1767325200000, 'announced',
     1767324000000, 1, 0);
INSERT INTO arena_players VALUES (1, 11, 1767323000000, 0), (1, 12, 1767323000000, 1);
