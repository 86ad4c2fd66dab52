-- A slow match of two people with an offer and a reminder, a finished match with a rematch, an open
-- challenge, a live match against an engine, and at least one row in every table that is new.
INSERT INTO matches VALUES
    (1, 21, 31, 1, 41, 11, NULL, NULL, 12, NULL, NULL, '3x3', 'en', 51, '4 0 8', 5, 'live', NULL,
     NULL, 'slow', 11, 'draw', 'X', 'X', 1, 2, 3, 2, 1767323045678, 1767323105678, 1767323105678,
     1767582305678, 1767323115678, 45),
    (2, 21, 31, 1, 42, 12, NULL, NULL, 11, NULL, NULL, '3x3', 'en', 52, '4 0', 3, 'over',
     'out-of-time', 'O', 'casual', 12, NULL, NULL, '', 1, 1, 3, NULL, 1767323045678,
     1767323205678, 1767323205678, NULL, NULL, NULL),
    (3, 22, 32, 1, 43, 11, NULL, NULL, NULL, NULL, NULL, '3x3', 'de', 53, '', 0, 'invited', NULL,
     NULL, 'quick', 11, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678, 1767323045678,
     1767323045678, 1767323345678, NULL, NULL),
    (4, NULL, 33, 0, NULL, NULL, 'perfect', 'unbeatable', 11, NULL, NULL, '3x3', 'en', 54, '4 0',
     1, 'live', NULL, NULL, NULL, NULL, NULL, NULL, '', 0, 0, 0, NULL, 1767323045678,
     1767323045678, 1767323045678, 1767409445678, NULL, NULL);
INSERT INTO playing VALUES (31, 11, 1), (31, 12, 1), (33, 11, 4);
INSERT INTO redraws VALUES (2);
INSERT INTO people VALUES (11, 1, 0), (12, 0, 1);
INSERT INTO blocks VALUES (12, 13);
INSERT INTO pings VALUES (11, 12, 1767323045678);
INSERT INTO declines VALUES (13, 12, 1767323045678);
INSERT INTO command_sync VALUES (61, 'digest');
INSERT INTO shows VALUES (1, 31, 44, 'token', 11, 'dice', 'sampling:games=100', 'en', 54);
