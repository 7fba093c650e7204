import * as z from "zod/mini";

export const releaseStatus = z.object({
  installed: z.string(),
  /** The newest release for this machine if it is newer, and the address of its archive; null if none is known. */
  newer: z.nullable(z.object({ version: z.string(), address: z.string() })),
});
export type ReleaseStatus = z.infer<typeof releaseStatus>;
