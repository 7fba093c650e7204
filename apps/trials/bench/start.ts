import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Release } from "@visiga/testing/build-release";
import type { Table } from "@visiga/testing/table";
import { withFolder } from "@visiga/testing/temporary-folder";
import { compareReleases } from "./releases.ts";
import { startServer } from "./server-process.ts";

const rounds = 9;

/** How long the built server takes from its spawn to the first page, on existing data. */
export const measureStart = (releases: readonly Release[]): Promise<Table> =>
  withFolder(async (folder) => {
    const first = join(folder, "first");
    // The earliest release makes the data, because the later one can migrate it.
    for (const { main } of releases.slice(-1)) await start(main, first);
    const folders = new Map<Release, string>();
    for (const [index, release] of releases.entries()) {
      const copy = join(folder, String(index));
      await cp(first, copy, { recursive: true });
      await start(release.main, copy);
      folders.set(release, copy);
    }
    return compareReleases(releases, {
      title: `start on existing data, Node.js ${process.versions.node}`,
      rounds,
      aims: { "to the first page (ms)": 900 },
      measure: (release) => start(release.main, String(folders.get(release))),
    });
  });

async function start(main: string, folder: string) {
  const server = await startServer(main, folder);
  const processorTime = await server.processorTime();
  await server.stop();
  return {
    "to the first page (ms)": server.startedAfter,
    "processor time of the server (ms)": processorTime * 1000,
  };
}
