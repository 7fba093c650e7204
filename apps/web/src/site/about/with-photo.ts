import type { List } from "#platform/data/page-data.ts";

/** A list without the files that have no photo; without any, it counts as empty. */
export const withPhoto = (list: List): List => ({ ...list, items: list.items.filter(({ photo }) => photo) });
