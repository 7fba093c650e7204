import type { List } from "#platform/data/page-data.ts";

/** Removes the files without a photo from the list. */
export const withPhoto = (list: List): List => ({ ...list, items: list.items.filter(({ photo }) => photo) });
