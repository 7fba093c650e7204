import { Agent } from "node:http";
import { join } from "node:path";
import { outcomes } from "@visiga/contracts/entrance-results";
import { sendRequest } from "@visiga/testing/http-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testFolder } from "../harness/test-folder.ts";
import { type AttackedServer, startAttackedServer } from "./attacked-server.ts";

const people = 2000;

const folder = testFolder();
let server: AttackedServer;
let url: string;
beforeAll(async () => {
  server = await startAttackedServer(join(folder(), "data"));
  url = await server.addResults(people);
});
afterAll(() => server.stop());

/** Asks for 2,000 numbers over a hundred connections; every second one is unknown. @returns what each waited, in milliseconds */
async function askAll(addresses: readonly string[]) {
  const asked = Array.from({ length: people }, (_, at) => at + 1);
  const waits: number[] = [];
  let bytes = 0;
  const askers = Array.from({ length: 100 }, async (_, at) => {
    const agent = new Agent({ keepAlive: true });
    const localAddress = addresses[at % addresses.length] ?? "127.0.0.1";
    for (let number = asked.pop(); number !== undefined; number = asked.pop()) {
      const begun = performance.now();
      const headers = { host: "localhost", "accept-encoding": "gzip" };
      const path = `/results?number=${number % 2 === 0 ? number : `no-${number}`}`;
      const answer = await sendRequest(url, { path, agent, localAddress, headers });
      waits.push(performance.now() - begun);
      bytes = Math.max(bytes, answer.body.length);
      expect([number, answer.status]).toEqual([number, 200]);
    }
    agent.destroy();
  });
  await Promise.all(askers);
  waits.sort((one, other) => one - other);
  return { waits, bytes };
}

test("one address gets the right outcome of each number", async () => {
  for (const number of [1, 2, 3, people]) {
    const { body } = await sendRequest(url, { path: `/results?number=${number}` });
    expect(String(body)).toContain(`data-answer="${outcomes[number % 3]}"`);
  }
});

test.each([
  ["one address", ["127.40.0.1"]],
  ["fifty addresses", Array.from({ length: 50 }, (_, at) => `127.41.0.${at + 1}`)],
])("users are served while 2,000 people at %s ask for a number within a minute", (from, addresses) =>
  server.expectBounded(async () => {
    const begun = performance.now();
    const { waits, bytes } = await askAll(addresses);
    const took = performance.now() - begun;
    const middle = waits[people / 2] ?? 0;
    const slow = waits[Math.floor(people * 0.95)] ?? 0;
    console.info(
      `${from}: ${people} in ${Math.round(took)} ms; half within ${Math.round(middle)} ms, 95 of 100 within ${Math.round(slow)} ms, the last ${Math.round(waits.at(-1) ?? 0)} ms; ${bytes} bytes`,
    );
    expect(waits).toHaveLength(people);
    expect(took).toBeLessThan(60_000);
    expect(bytes).toBeLessThan(25_000);
  }),
);
