import { insertSampleSite } from "#features/site/sample-site.ts";
import type { Config } from "#platform/config/config.ts";
import type { Report } from "#platform/start-failure.ts";
import { removeLeftoversIn } from "#platform/storage/leftovers.ts";
import type { Services } from "#services.ts";
import { demoSite } from "./demo-site.ts";
import { seedDemo } from "./seed-demo.ts";

/** Milliseconds; longer than any change of content or upload takes. */
const longestChange = 3600 * 1000;

/**
 * Removes leftovers of a crash and expired bin entries, then fills an empty database with demo content where
 * configured. A failure is reported and tried again at the next start: the server works without.
 * @returns once the server may answer; `cleared` settles when leftovers are removed
 */
export async function prepareContent(
  services: Services,
  config: Config,
  report: Report,
  now: Date,
): Promise<{ cleared: Promise<void> }> {
  const { bin, photoSweep, uploads } = services;
  const failed = (what: string) => (error: unknown) => report(`${what} at the next start: ${error}`);

  await photoSweep.claim().catch(failed("Whose the stored pictures are is looked at"));
  // With shared storage another server may be in the middle of an upload, and listing may be slow.
  const shared = config.databaseUrl !== undefined || config.s3 !== undefined;
  const before = shared ? new Date(now.getTime() - longestChange) : null;
  const swept = Promise.all([removeLeftoversIn(uploads.folder, before), photoSweep.sweep(before, now)]);
  const reported = swept.catch(failed("Leftovers of interrupted uploads are cleared away"));
  if (!shared) await reported;
  await bin.purge().catch(failed("What has been in the bin for its time is deleted"));

  const cleared = reported.then(() => {});
  if (!config.seedDemo) return { cleared };
  const site = (manager: Parameters<typeof insertSampleSite>[0]) => insertSampleSite(manager, demoSite);
  await seedDemo({ ...services, site, now }).catch(failed("Demo content is written"));
  return { cleared };
}
