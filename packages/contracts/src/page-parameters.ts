/** Query parameters that change a page, with the pattern of their values. The page cache ignores any other. */
export const pageParameters = {
  lang: /^(en|sw)$/,
  show: /^\d{1,4}$/,
  from: /^\d{1,4}$/,
  category: /^[A-Za-z]{1,20}$/,
  page: /^[A-Za-z]{1,20}$/,
  q: /^.{1,100}$/,
  level: /^(o-level|a-level)$/,
  file: /^[\da-f-]{36}$/,
  on: /^\/[a-z-]{0,20}$/,
  sent: /^yes$/,
} as const satisfies Record<string, RegExp>;

/** Choices in an address. The server stores each in a cookie of its name and redirects to the address without it. */
export const pageChoices = { saver: ["on", "off"], theme: ["light", "dark"] } as const;
export type PageChoice = keyof typeof pageChoices;

/** Cookie of a browser that is logged in, whose reading is not counted. `maxAge` in seconds, as a session's. */
export const loggedInCookie = { name: "reader", value: "staff", maxAge: 30 * 24 * 3600 } as const;
