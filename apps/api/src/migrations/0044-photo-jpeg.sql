-- The JPEG of each photo. Stored photos get theirs in the background.
ALTER TABLE photo ADD COLUMN jpeg jsonb NOT NULL DEFAULT '[]';
CREATE INDEX photo_without_jpeg ON photo (id) WHERE jpeg = '[]';
