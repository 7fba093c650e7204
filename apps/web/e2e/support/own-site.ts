import type { APIRequestContext } from "@playwright/test";
import type { PlannedValue } from "@visiga/contracts/planned-values";
import type { EarlierSiteValue, ManagedSiteValue } from "@visiga/contracts/site-editing";
import { test as base } from "./own-server.ts";
import { byAdministrator, read } from "./users.ts";

type Call = <Data>(procedure: string, data?: object) => Promise<Data>;

async function logIn(request: APIRequestContext): Promise<Call> {
  const headers = await byAdministrator(request);
  return async <Data>(procedure: string, data?: object) => {
    const path = `/api/trpc/site.${procedure}`;
    const answer = await (data ? request.post(path, { headers, data }) : request.get(path, { headers }));
    return (await read<{ result: { data: Data } }>(answer)).result.data;
  };
}

const listValues = async (call: Call) => (await call<{ entries: ManagedSiteValue[] }>("entries")).entries;

/** Saves a site value as the administrator; null removes it, and a page text returns to its default. */
export async function saveValue(request: APIRequestContext, key: string, value: unknown): Promise<void> {
  const call = await logIn(request);
  const version = (await listValues(call)).find((entry) => entry.key === key)?.version ?? 0;
  await call("save", { key, value, version });
}

async function restore(call: Call, now: ManagedSiteValue, before?: ManagedSiteValue): Promise<void> {
  const { key, version } = now;
  const same = (value: unknown) => JSON.stringify(value) === JSON.stringify(before?.value ?? null);
  if (same(now.value)) return;
  if (!before) return call("save", { key, value: null, version });
  const input = encodeURIComponent(JSON.stringify({ key }));
  const { versions } = await call<{ versions: EarlierSiteValue[] }>(`versions?input=${input}`);
  const earlier = versions.find(({ value }) => same(value));
  if (earlier) await call("returnTo", { key, revision: earlier.id, version });
  else await call("save", { key, value: before.value, version });
}

/** The test fixture with the worker's server, whose site values are after each test as they were before it, without plans. */
export const test = base.extend<{ siteAsBefore: undefined }>({
  siteAsBefore: [
    async ({ request }, use) => {
      const call = await logIn(request);
      const before = await listValues(call);
      await use(undefined);
      const { plans } = await call<{ plans: PlannedValue[] }>("plans");
      for (const { key, version: plan } of plans) await call("withdrawPlan", { key, plan });
      for (const now of await listValues(call)) {
        await restore(
          call,
          now,
          before.find(({ key }) => key === now.key),
        );
      }
    },
    { auto: true },
  ],
});
