import { currentRelease } from "@visiga/testing/build-release";
import { formatInteger, Table } from "@visiga/testing/table";
import { openAdministrator } from "./administrator.ts";
import { compare } from "./load.ts";
import { withServer } from "./server-process.ts";
import { compareUpload } from "./upload.ts";

const page = "/gallery";

/** Newly rendered pages beside cached ones, and an upload beside sharp alone. */
export const compareWork = (): Promise<Table> =>
  withServer(currentRelease.main, async (server, folder) => {
    const table = new Table(
      "work for a request, measured with wrk",
      "figure",
      "compared with",
      "figure",
      "ratio",
      "aim",
    );
    const client = await openAdministrator(server.url);
    const { fresh, cached } = await compare({
      fresh: { server, path: page, fresh: true },
      cached: { server, path: page },
    });
    const perSecond = [fresh, cached].map(({ requestsPerSecond }) => requestsPerSecond);
    addRow(table, `newly rendered page, ${page}`, "the cached page", perSecond, "/s", "150/s");
    const { megabytes, upload, alone } = await compareUpload(client, folder);
    addRow(
      table,
      `12-megapixel upload (${megabytes.toFixed(1)} MB)`,
      "sharp alone, same widths",
      [upload, alone],
      " ms",
    );
    return table;
  });

function addRow(table: Table, name: string, other: string, [ours = 0, theirs = 0]: number[], unit: string, aim = "") {
  const figures = [ours, theirs].map((figure) => formatInteger(figure) + unit);
  table.add(name, String(figures[0]), other, String(figures[1]), (ours / theirs).toFixed(2), aim);
}
