-- The site that an installation holds: a restored database is a new installation of the same site.
ALTER TABLE installation ADD site uuid;
UPDATE installation SET site = id;
ALTER TABLE installation ALTER site SET NOT NULL, ALTER site SET DEFAULT gen_random_uuid();
