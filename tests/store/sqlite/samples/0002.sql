-- The same tables as in the version before, and two exhibitions, one of which has no message yet.
INSERT INTO matches VALUES
    (1, 21, 31, 41, 11, NULL, NULL, NULL, 'perfect', 'unbeatable', '3x3', 'en', 51, '4 0', 1,
     'live', NULL, NULL, 1767323045678, 1767323105678),
    (3, 21, 31, 43, NULL, 'lines', NULL, 12, NULL, NULL, '3x3', 'en', 53, '0', 1,
     'over', 'resigned', 'X', 1767323045678, 1767323305678);
INSERT INTO playing VALUES (31, 11, 1);
INSERT INTO command_sync VALUES (61, 'digest');
INSERT INTO shows VALUES
    (1, 31, 44, 'token', 11, 'dice', 'sampling:games=100', 'en', 54),
    (2, 32, NULL, 'token', 12, 'perfect', 'minimax', 'de', 55);
