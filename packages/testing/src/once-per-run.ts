import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/**
 * A value that all tests of a run share, created at the first request. For a global setup of Vitest, whose process lives
 * as long as the run. Tests get the value with `valueOfRun`.
 */
export async function oncePerRun<Made>(make: () => Promise<Made>) {
  let made: Promise<Made> | undefined;
  const endpoint = createServer(async (_, response) => {
    try {
      made ??= make();
      response.end(JSON.stringify((await made) ?? null));
    } catch (error) {
      response.writeHead(500).end(error instanceof Error ? error.message : String(error));
    }
  }).listen(0, "127.0.0.1");
  await once(endpoint, "listening");
  const { port } = endpoint.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Undefined if no test has requested it. */
    made: () => made,
    close: () => void endpoint.close(),
  };
}

/** @throws Error with the reason if the value could not be created */
export async function valueOfRun<Made>(url: string): Promise<Made> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Made;
}
