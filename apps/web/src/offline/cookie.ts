interface CookieReader {
  get(name: string): Promise<{ value?: string } | null>;
}
declare const self: { readonly cookieStore?: CookieReader };

/** Value of a cookie. Undefined if it is not set or if the browser has no Cookie Store API in workers. */
export const cookie = async (name: string): Promise<string | undefined> => (await self.cookieStore?.get(name))?.value;
