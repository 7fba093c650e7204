-- The keeper has the keys of the page `/restore`, so that the page works without a database. They last for a day.
DROP TABLE restore_key;
