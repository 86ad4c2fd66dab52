-- A live match of a person against a difficulty, a finished one, one against an engine without any
-- moves, and the digest of the synced commands.
INSERT INTO matches VALUES
    (1, 21, 31, 41, 11, NULL, NULL, NULL, 'perfect', 'unbeatable', '3x3', 'en', 51, '4 0', 1,
     'live', NULL, NULL, 1767323045678, 1767323105678),
    (2, NULL, 32, 42, NULL, 'dice', NULL, 12, NULL, NULL, '3x3', 'de', 52, '4 0 5 1 3', 5,
     'over', 'line', 'X', 1767323045678, 1767323205678),
    (7, 21, 33, NULL, 11, NULL, NULL, NULL, 'minimax:depth=4', 'easy', '3x3', 'en', 57, '', 0,
     'live', NULL, NULL, 1767323045678, 1767323045678);
INSERT INTO playing VALUES (31, 11, 1), (33, 11, 7);
INSERT INTO command_sync VALUES (61, 'digest');
