/**
 * The query parameters that change what a page shows, with the pattern of their values. They alone are part of the page
 * cache’s key; any other parameter is ignored.
 */
export const pageParameters = {
  lang: /^(en|sw)$/,
  show: /^\d{1,4}$/,
  from: /^\d{1,4}$/,
  category: /^[A-Za-z]{1,20}$/,
  page: /^[A-Za-z]{1,20}$/,
  q: /^.{1,100}$/,
  file: /^[\da-f-]{36}$/,
  on: /^\/[a-z-]{0,20}$/,
  sent: /^yes$/,
} as const satisfies Record<string, RegExp>;

/**
 * The values of `?saver=`, which turns data saver on or off. The server stores it in the cookie of the same name and redirects to the
 * address without it, so that a copied address chooses nothing for its reader.
 */
export const saverChoices = ["on", "off"] as const;
export type SaverChoice = (typeof saverChoices)[number];
