import { daysAfter, schoolDay, startOfSchoolDay } from "@visiga/contracts/dates";
import type { ManagedEntranceResults } from "@visiga/contracts/entrance-results";
import { beforeEach } from "vitest";
import { type UserClient, userClient } from "#testing/user-client.ts";
import { useRenderedSite } from "./rendered-site.ts";

const entranceList = [
  { number: "0123/2027", outcome: "selected" },
  { number: "124", outcome: "reserve" },
  { number: "VIS 125", outcome: "notSelected" },
];

/** The site at noon of a new day for each test, with an administrator who publishes entrance results. */
export async function useEntranceResults() {
  const site = await useRenderedSite();
  const { api } = site;
  let token: string;
  let admin: UserClient;
  const logIn = async () => {
    token = await api.logIn(await api.addUser({ role: "ADMIN" }));
    admin = userClient(api, token);
  };
  beforeEach(async () => {
    const noon = startOfSchoolDay(daysAfter(schoolDay(api.clock.now()), 1)).getTime() + 12 * 3600 * 1000;
    api.clock.pass((noon - api.clock.now().getTime()) / 1000);
    await logIn();
  });
  const today = () => schoolDay(api.clock.now());
  const read = () => admin.query<ManagedEntranceResults>("entranceResults.read");
  /** The whole list, open since this morning and for three days, with these changes. */
  const input = async (changed: object = {}) => ({
    from: today(),
    at: "08:00",
    until: daysAfter(today(), 3),
    results: entranceList,
    version: (await read()).version,
    ...changed,
  });
  return {
    site,
    api,
    today,
    read,
    /** A session ends after a day. */
    logInAgain: logIn,
    mutate: <Result>(path: string, sent?: unknown) => admin.mutate<Result>(path, sent),
    save: async (changed?: object) =>
      admin.mutate<ManagedEntranceResults>("entranceResults.save", await input(changed)),
    put: async (changed?: object) => api.rest("PUT", "/entrance-results", { token, payload: await input(changed) }),
    remove: async () => {
      const { version } = await read();
      return api.rest("DELETE", `/entrance-results?version=${version}`, { token });
    },
  };
}
