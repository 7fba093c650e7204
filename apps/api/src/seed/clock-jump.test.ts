import { ClockWatch } from "@visiga/system/clock-watch";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/test-app.ts";
import { userClient } from "#testing/user-client.ts";
import { prepareContent } from "./prepare-content.ts";

const day = 24 * 3600;

test("a start with a clock 40 days ahead deletes nothing from the bin before it is confirmed", async () => {
  let watch: ClockWatch | undefined;
  const api = await createTestApp({
    clockWatch: { isTrusted: async () => watch?.isTrusted() ?? true, jump: async () => null, confirm: async () => {} },
  });
  const { services, config, clock } = api;
  watch = new ClockWatch(config.dataDir, clock.now, async () => false);
  const start = () => prepareContent(services, config, () => {}, clock.now());
  const inBin = () => api.database.query("SELECT name FROM revision WHERE bin_until IS NOT NULL");
  await start();
  const client = userClient(api, await api.logIn(await api.addUser()));
  await client.delete((await client.add()).id);
  clock.pass(40 * day);
  await start();
  expect(await inBin()).toEqual([{ name: "The chapel" }]);
  await watch.confirm();
  await start();
  expect(await inBin()).toEqual([]);
  await api.close();
});
