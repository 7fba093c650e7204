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
  level: /^(o-level|a-level)$/,
  file: /^[\da-f-]{36}$/,
  on: /^\/[a-z-]{0,20}$/,
  sent: /^yes$/,
} as const satisfies Record<string, RegExp>;

/**
 * Choices in an address, such as `?saver=on` or `?theme=dark`. The server stores each in the cookie of its name and
 * redirects to the address without it, so that a copied address does not change its reader's settings.
 */
export const pageChoices = { saver: ["on", "off"], theme: ["light", "dark"] } as const;
export type PageChoice = keyof typeof pageChoices;

/**
 * Cookie of a browser that is logged in to the dashboard. It contains no name; what this browser reads is not counted.
 * `maxAge` is in seconds: an unused session ends after the same time.
 */
export const staffCookie = { name: "reader", value: "staff", maxAge: 30 * 24 * 3600 } as const;
