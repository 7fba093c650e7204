import type { Config } from "@visiga/system/config/config";
import { removeLeftoversIn } from "@visiga/system/disk/disk-files";
import type { Report } from "@visiga/system/errors/start-failure";
import { insertSampleSite } from "#features/site/sample-site.ts";
import { loadArtwork } from "#platform/pictures/artwork-library.ts";
import type { Services } from "#services.ts";
import { demoSite } from "./demo-site.ts";
import { seedDemo } from "./seed-demo.ts";

/** Milliseconds, more than any change of content or upload takes. */
const maxChange = 3600 * 1000;

/** Milliseconds, more than the times of files lag behind the clock. */
const maxLag = 100;

/**
 * Removes leftovers of a crash and expired bin entries, then seeds an empty database with demo content if configured.
 * Failures are reported and retried at the next start, because the server works without these steps.
 * @returns once the server may answer requests; `cleared` settles when stored photos without a record are too
 */
export async function prepareContent(services: Services, config: Config, tellOperator: Report, now: Date) {
  const { bin, photoSweep, contentVersion, photos, clockWatch, storage, installation } = services;
  const failed = (what: string) => (error: unknown) =>
    tellOperator(`Could not ${what}; trying again at the next start: ${error}`);

  // With shared storage another server may be processing an upload, and listing may be slow.
  const shared = config.databaseUrl !== undefined || config.s3 !== undefined;
  const before = shared ? new Date(now.getTime() - maxChange) : null;
  const removed = Promise.all([
    // A command may be writing a backup or verifying one there. The next one removes what it leaves.
    removeLeftoversIn(services.temporaryFolder, before, /\.upload$/),
    storage.removeLeftovers(before),
  ]);
  // The start does not wait, because the sweep lists every stored photo. It ignores photos that are added meanwhile.
  const trusted = clockWatch.isTrusted();
  const cleared = removed
    .then(async () => {
      if (await trusted) await photoSweep.sweep(before ?? new Date(now.getTime() - maxLag), now);
    })
    .catch(failed("clear away interrupted uploads"));
  if (!shared) await removed.catch(() => {});
  await bin.purge().catch(failed("delete expired bin entries"));

  if (!config.seedDemo) return { cleared };
  const site = (manager: Parameters<typeof insertSampleSite>[0]) => insertSampleSite(manager, demoSite);
  const artwork = { load: loadArtwork };
  await seedDemo({ installation, contentVersion, photos, artwork, site, now }).catch(failed("write the demo content"));
  return { cleared };
}
