import { backUpSite } from "@visiga/keeper/src/testing/backed-up-site.ts";
import type { PlaceKind } from "@visiga/keeper/src/testing/backup-places.ts";
import { checkRestoreOntoEmpty, checkRestoreOver, readPages } from "@visiga/keeper/src/testing/restored-site.ts";
import { afterAll, test } from "vitest";

// `restore.test.ts` restores onto an empty machine of the kind "embedded, disk" and over one of the kind "server, bucket".

const source = await backUpSite();
const pages = await readPages(source.site.config);
afterAll(() => source.close());

test.each<PlaceKind>(["embedded, bucket", "server, disk", "server, bucket"])(
  "a backup restored onto an empty machine (%s) gives the same site, whose backup is equal",
  (kind) => checkRestoreOntoEmpty(kind, source, pages),
);

test("a restore over another site on the disk leaves a restore point of that site", () =>
  checkRestoreOver("embedded, disk", source));
