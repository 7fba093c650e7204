import { randomUUID } from "node:crypto";
import type { TestApp } from "@visiga/api/src/testing/test-app.ts";
import { userClient } from "@visiga/api/src/testing/user-client.ts";
import { mostEntranceResults } from "@visiga/contracts/entrance-results";
import { dayRange } from "@visiga/contracts/fields";

/** With characters that a backup must escape. @param length a multiple of 5 */
const longText = (length: number): string => "\\N🎉é".repeat(length / 5);

const { min: firstDay, max: lastDay } = dayRange;
const words = { en: longText(200), sw: longText(200) };

/** Saves the longest texts, the first and last days and the largest numbers that may be entered. */
export async function saveLargestValues(api: TestApp, token: string): Promise<void> {
  const client = userClient(api, token);
  const { statusCode, body } = await client.post({
    name: longText(200),
    title: longText(100),
    description: longText(5000),
    eventDay: firstDay,
    shownFrom: firstDay,
    shownUntil: lastDay,
    focalX: "100",
  });
  if (statusCode !== 201) throw new Error(body);

  const term = { id: randomUUID(), first: firstDay, last: lastDay, what: words, level: null };
  await client.mutate("site.save", { key: "termDates", value: [term], version: 0 });
  const fee = { what: words, amount: 999_999_999, due: lastDay, level: "both" };
  await client.mutate("site.save", { key: "fees", value: [fee], version: 0 });

  const results = Array.from({ length: mostEntranceResults }, (_, index) => ({
    number: `VISIGA/${String(index).padStart(23, "0")}`,
    outcome: "notSelected",
  }));
  await client.mutate("entranceResults.save", { from: lastDay, at: "23:59", until: lastDay, results, version: 0 });

  // An authenticator counts in 32 bits.
  await api.database.query("UPDATE passkey SET counter = $1", [2 ** 32 - 1]);
}
