interface CookieReader {
  get(name: string): Promise<{ value?: string } | null>;
}
declare const self: { readonly cookieStore?: CookieReader };

/** Value of a cookie; undefined also where the browser's workers read no cookies. */
export const cookie = async (name: string): Promise<string | undefined> => (await self.cookieStore?.get(name))?.value;
