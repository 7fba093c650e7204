import { publicPaths } from "@visiga/contracts/public-paths";
import type { Release } from "@visiga/testing/build-release";
import { noisyPicture } from "@visiga/testing/sample-pictures";
import type { Table } from "@visiga/testing/table";
import { Administrator } from "../harness/administrator.ts";
import { serving, withServer } from "./measured-server.ts";
import { compareReleases } from "./releases.ts";

const requests = 10_000;
const uploads = 200;

/** Megabytes (PSS) of server and database, and separately those of the process that encodes the variants. */
export const measureMemory = (releases: readonly Release[]): Promise<Table> =>
  compareReleases(releases, {
    title: "memory of server and database (MB, PSS)",
    rounds: 1,
    aims: {
      "after 10,000 requests, half of them for newly rendered pages": 300,
      "and 200 uploads of 2 megapixels": 300,
    },
    measure: measureOnce,
  });

const measureOnce = ({ main }: Release) =>
  withServer(main, async (server) => {
    const first = serving(await server.memory());
    // Half of the requests are searches that never repeat.
    const proxied = { "x-forwarded-for": "192.0.2.1" };
    const paths = publicPaths.flatMap((path) => [path, `${path}?lang=sw`]);
    for (let sent = 0; sent < requests; sent += 1) {
      const path = sent % 2 === 0 ? paths[(sent / 2) % paths.length] : `/gallery?q=word${sent}`;
      const encoding = sent % 3 === 0 ? "gzip" : "br";
      await (await fetch(server.url + path, { headers: { "accept-encoding": encoding, ...proxied } })).arrayBuffer();
    }
    const read = serving(await server.memory());
    const client = new Administrator(server.url);
    // Like that of a phone camera.
    const photograph = await noisyPicture(1632, 1224).blur(2).jpeg({ quality: 92 }).toBuffer();
    let copying = 0;
    for (let sent = 0; sent < uploads; sent += 1) {
      await client.add({}, photograph);
      copying = Math.max(copying, (await server.memory()).variants);
    }
    return {
      "after the first answer": first,
      "after 10,000 requests, half of them for newly rendered pages": read,
      "and 200 uploads of 2 megapixels": serving(await server.memory()),
      "separately, the peak of the process that encodes variants": copying,
    };
  });
