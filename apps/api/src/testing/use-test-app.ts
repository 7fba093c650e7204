import { openHttpClient } from "@visiga/testing/http-client";
import { afterAll } from "vitest";
import { writeStubSite } from "./stub-site.ts";
import { createTestApp, type TestApp, type TestAppOptions, type TestUser, type UserDetails } from "./test-app.ts";
import { userClient } from "./user-client.ts";

/** The application of a test file, until its last test has ended. With `user`, somebody who is logged in. */
export async function useTestApp(options: TestAppOptions & { readonly user: UserDetails }): Promise<LoggedIn>;
export async function useTestApp(options?: TestAppOptions): Promise<Pick<LoggedIn, "api">>;
export async function useTestApp({
  user: details,
  ...options
}: TestAppOptions & { readonly user?: UserDetails } = {}): Promise<LoggedIn | Pick<LoggedIn, "api">> {
  const api = await createTestApp(options);
  afterAll(() => api.close());
  if (!details) return { api };
  const user = await api.addUser(details);
  const token = await api.logIn(user);
  return { api, user, token, client: userClient(api, token) };
}

interface LoggedIn {
  readonly api: TestApp;
  readonly user: TestUser;
  readonly token: string;
  /** Sends what `user` does with entries. */
  readonly client: ReturnType<typeof userClient>;
}

/** As `useTestApp`, with a stub of the built site. */
export async function useStubSite() {
  const site = await writeStubSite();
  afterAll(() => site.remove());
  return site;
}

export async function useHttpClient(api: TestApp) {
  const client = await openHttpClient(api.app);
  afterAll(() => client.close());
  return client;
}
