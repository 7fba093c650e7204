/**
 * The query parameters that change what a page shows, and what their values look like. The server keeps finished
 * pages apart by these and by nothing else in a query.
 */
export const pageParameters = {
  lang: /^(en|sw)$/,
  show: /^\d{1,4}$/,
  category: /^[A-Za-z]{1,20}$/,
  page: /^[A-Za-z]{1,20}$/,
  q: /^.{1,100}$/,
} as const satisfies Record<string, RegExp>;
