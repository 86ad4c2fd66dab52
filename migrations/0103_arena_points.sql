-- The points of both people in the arena of a match, once it has ended; none if an older version ended it.
ALTER TABLE matches ADD COLUMN x_points INTEGER;
ALTER TABLE matches ADD COLUMN o_points INTEGER;
