import { schoolDay } from "@visiga/contracts/dates";
import type { EntranceAnswer } from "@visiga/contracts/entrance-results";
import { largestRestored } from "@visiga/system/database/largest-numbers";
import { expect, test } from "vitest";
import { useTestApp } from "#testing/use-test-app.ts";

let trusted = false;

const { api, client } = await useTestApp({
  user: { role: "ADMIN" },
  clockWatch: { isTrusted: async () => trusted, jump: async () => null, confirm: async () => {} },
});

const lookUp = async (number: string): Promise<EntranceAnswer> =>
  (await api.rest("GET", `/entrance-results?number=${number}`)).json();

test("no result is public while the clock is not trusted, and at once when it is", async () => {
  const today = schoolDay(api.clock.now());
  const results = [{ number: "0123", outcome: "selected" }];
  await client.mutate("entranceResults.save", { from: "2020-01-01", at: "08:00", until: today, results, version: 0 });
  await api.services.entranceResults.publishDue();
  expect(await lookUp("0123")).toMatchObject({ outcome: null, period: { phase: "before" } });
  trusted = true;
  await api.services.entranceResults.publishDue();
  expect(await lookUp("0123")).toMatchObject({ outcome: "selected", period: { phase: "open" } });
});

test("the security log has who saved and removed a list, without its numbers", async () => {
  const { version } = await client.query<{ version: number }>("entranceResults.read");
  await client.mutate("entranceResults.remove", { version });
  const rows = await api.database.query("SELECT kind, account_name AS name, detail FROM security_event ORDER BY id");
  const kinds = ["entranceResultsSaved", "entranceResultsRemoved"];
  expect(rows.filter(({ kind }: { kind: string }) => kinds.includes(kind))).toEqual([
    { kind: kinds[0], name: "Sample User", detail: expect.stringMatching(/^1: 2020-01-01 08:00 – /) },
    { kind: kinds[1], name: "Sample User", detail: null },
  ]);
  expect(JSON.stringify(rows)).not.toContain("0123");
  expect(await lookUp("0123")).toEqual({ outcome: null, period: null });
});

test("the version of a list is a number that a restored backup may have", async () => {
  const until = schoolDay(api.clock.now());
  let version = 0;
  for (let saves = 0; saves < 20; saves += 1) {
    const results = [{ number: "0123", outcome: "selected" }];
    const list = { from: until, at: "08:00", until, results, version };
    ({ version } = await client.mutate<{ version: number }>("entranceResults.save", list));
    expect(version).toBeLessThan(largestRestored.integer);
  }
});
