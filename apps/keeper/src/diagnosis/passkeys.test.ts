import { keptSite } from "@visiga/api/kept-site";
import { addPasskey } from "@visiga/api/src/testing/passkey-client.ts";
import { createTestApp } from "@visiga/api/src/testing/test-app.ts";
import { expect, test } from "vitest";
import { diagnosePasskeys } from "./passkeys.ts";

test("passkeys of another host name than that of PUBLIC_URL are reported", async () => {
  const api = await createTestApp();
  await addPasskey(api, await api.logIn(await api.addUser()));
  const states = async (publicUrl?: string) =>
    (await diagnosePasskeys({ publicUrl }, api.database, keptSite)).map(({ state, says }) => `${state}: ${says}`);
  expect(await states("https://www.school.example")).toEqual([
    "warning: 1 of another host name than PUBLIC_URL: nobody can log in with them",
  ]);
  expect(await states("http://localhost:3000")).toEqual([]);
  expect(await states(undefined)).toEqual([]);
  await api.close();
});
