-- The texts on privacy and accessibility move from the page /contact to a page of their own: `text.contact.privacy.` becomes
-- `text.privacy.`, and `text.contact.accessibility.` becomes `text.privacy.accessibility.`.
UPDATE site_value SET key = regexp_replace(key, '^text\.contact\.(privacy\.)?', 'text.privacy.')
  WHERE key ~ '^text\.contact\.(privacy|accessibility)\.';
UPDATE revision SET subject_id = regexp_replace(subject_id, '^text\.contact\.(privacy\.)?', 'text.privacy.')
  WHERE subject_id ~ '^text\.contact\.(privacy|accessibility)\.' AND kind = 'site';
UPDATE shipped SET key = regexp_replace(key, '^text\.contact\.(privacy\.)?', 'text.privacy.')
  WHERE key ~ '^text\.contact\.(privacy|accessibility)\.' AND kind = 'site';
UPDATE confirmed SET key = regexp_replace(key, '^text\.contact\.(privacy\.)?', 'text.privacy.')
  WHERE key ~ '^text\.contact\.(privacy|accessibility)\.' AND kind = 'site';
