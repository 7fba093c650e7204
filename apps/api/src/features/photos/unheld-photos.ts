/** SQL on `photo`: no record shows it, and no entry of the bin can bring it back. */
export const unheld = `NOT EXISTS (SELECT 1 FROM file WHERE photo_id = photo.id)
  AND NOT EXISTS (SELECT 1 FROM revision WHERE photo_id = photo.id)`;
