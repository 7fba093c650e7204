-- What it did is part of the next migration.
SELECT;
