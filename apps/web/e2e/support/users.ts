import type { APIRequestContext, APIResponse, BrowserContext, Page } from "@playwright/test";
import type { Tokens } from "@visiga/contracts/auth";
import type { Language } from "@visiga/contracts/languages";
import type { RegisteredUser } from "@visiga/contracts/users";
import { administrator } from "@visiga/testing/server-process";

export type TestUser = Awaited<ReturnType<typeof createUser>>;

/** @throws Error unless the request succeeded */
export async function read<Answer>(answer: APIResponse): Promise<Answer> {
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

export type Authorization = { readonly authorization: string };

type Account = Pick<TestUser, "email" | "password">;

export async function authorize(request: APIRequestContext, { email, password }: Account): Promise<Authorization> {
  const { data } = await read<{ data: Tokens }>(
    await request.post("/api/v1/auth/authenticate", { data: { email, password } }),
  );
  return { authorization: `Bearer ${data.token}` };
}

/** Checking a password takes the server much longer than the other requests of a test. */
const loggedIn = new WeakMap<APIRequestContext, Promise<Authorization>>();

export function byAdministrator(request: APIRequestContext): Promise<Authorization> {
  const headers = loggedIn.get(request) ?? authorize(request, administrator);
  loggedIn.set(request, headers);
  return headers;
}

let made = 0;
const present = new Set<string>();

/** Creates a USER with a password, who is removed after the test. `name` describes the purpose. */
export async function createUser(request: APIRequestContext, name: string) {
  const headers = await byAdministrator(request);
  const email = `${name.toLowerCase().replace(/\W+/g, ".")}.${process.pid}.${made++}@example.org`;
  const password = "four words set together";
  const data = { name, email, phoneNumber: "+255 700 000 021" };
  const { id, setPasswordUrl } = await read<RegisteredUser>(
    await request.post("/api/v1/users/register", { headers, data }),
  );
  const token = new URL(setPasswordUrl).hash.slice(1);
  await read(await request.post("/api/trpc/auth.setPassword", { data: { token, password } }));
  present.add(id);
  return { id, name, email, password };
}

/** Removes the users of `createUser` that are left. */
export async function removeUsers(request: APIRequestContext): Promise<void> {
  for (const id of present) await removeUser(request, { id });
}

export async function removeUser(request: APIRequestContext, { id }: Pick<TestUser, "id">): Promise<void> {
  present.delete(id);
  const headers = await byAdministrator(request);
  const answer = await request.post(`/api/v1/users/status?id=${id}&status=DELETED`, { headers });
  if (!answer.ok()) throw new Error(`The account could not be deleted: ${answer.status()}`);
}

/** Logs in without the form: stores the tokens for the next page of this context. */
export async function enter(page: Page, { email, password }: Account): Promise<void> {
  const { data } = await read<{ data: Tokens }>(
    await page.request.post("/api/v1/auth/authenticate", { data: { email, password } }),
  );
  // The storage belongs to the origin, and this is its smallest page.
  await page.goto("/robots.txt");
  await page.evaluate(({ token, refreshToken }) => {
    localStorage.setItem("accessToken", token);
    localStorage.setItem("refreshToken", refreshToken);
  }, data);
}

export const speaks = (context: BrowserContext, language: Language, url: string): Promise<void> =>
  context.addCookies([{ name: "language", value: language, url }]);
