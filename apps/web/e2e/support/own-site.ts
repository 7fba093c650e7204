import type { APIRequestContext } from "@playwright/test";
import type { EarlierSiteValue, ManagedSiteValue } from "@visiga/contracts/site-editing";
import { test as base } from "./own-server.ts";
import { byAdministrator } from "./users.ts";

/** Calls a procedure of the Site tab as the administrator. */
async function call<Answer>(request: APIRequestContext, procedure: string, data?: object): Promise<Answer> {
  const headers = await byAdministrator(request);
  const path = `/api/trpc/site.${procedure}`;
  const answer = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }));
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return (await answer.json()).result.data;
}

const listValues = async (request: APIRequestContext) =>
  (await call<{ entries: ManagedSiteValue[] }>(request, "entries")).entries;

/** Saves a site value as the administrator; null removes it, and a page text returns to its default. */
export async function saveValue(request: APIRequestContext, key: string, value: unknown): Promise<void> {
  const version = (await listValues(request)).find((entry) => entry.key === key)?.version ?? 0;
  await call(request, "save", { key, value, version });
}

/** Restores a value with its marks where an earlier version has them. */
async function restore(request: APIRequestContext, now: ManagedSiteValue, before?: ManagedSiteValue): Promise<void> {
  const { key, version } = now;
  const same = (value: unknown) => JSON.stringify(value) === JSON.stringify(before?.value ?? null);
  if (same(now.value)) return;
  if (!before) return saveValue(request, key, null);
  const input = encodeURIComponent(JSON.stringify({ key }));
  const { versions } = await call<{ versions: EarlierSiteValue[] }>(request, `versions?input=${input}`);
  const earlier = versions.find(({ value }) => same(value));
  if (earlier) await call(request, "returnTo", { key, revision: earlier.id, version });
  else await saveValue(request, key, before.value);
}

/** The test fixture with the worker's server, whose site values are after each test as they were before it. */
export const test = base.extend<{ siteAsBefore: undefined }>({
  siteAsBefore: [
    async ({ request }, use) => {
      const before = await listValues(request);
      await use(undefined);
      for (const now of await listValues(request)) {
        await restore(
          request,
          now,
          before.find(({ key }) => key === now.key),
        );
      }
    },
    { auto: true },
  ],
});
