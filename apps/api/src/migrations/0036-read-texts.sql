-- What visitors read of a file's descriptions, which each read parsed before. A later migration fills it.
ALTER TABLE file ADD plain_text text, ADD plain_text_sw text, ADD text_lines jsonb, ADD text_lines_sw jsonb;
