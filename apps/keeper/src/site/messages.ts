import type { Config } from "@visiga/system/config/config";
import * as z from "zod/mini";

const siteSettings = z.object({
  config: z.custom<Config>((value) => typeof value === "object" && value !== null),
  address: z.union([z.object({ url: z.string() }), z.object({ host: z.string(), port: z.number() })]),
  embedded: z.boolean(),
});

/** What the keeper and the process of the site tell each other, over the channel of `fork`. */
const keeperMessage = z.discriminatedUnion("kind", [
  /** The first: its program shall be loaded. `codeCache`: folder of compiled code. */
  z.object({ kind: z.literal("load"), codeCache: z.optional(z.string()) }),
  z.object({ kind: z.literal("start"), settings: siteSettings }),
  /** Comes with a connection that nothing was read from. */
  z.object({ kind: z.literal("connection") }),
  z.object({ kind: z.literal("stop") }),
  /** It has all the connections that it will be given: it ends once they have their responses. */
  z.object({ kind: z.literal("finish") }),
]);

const siteMessage = z.discriminatedUnion("kind", [
  /** Every second. `debugged`: a debugger may pause the process. */
  z.object({ kind: z.literal("beat"), debugged: z.boolean() }),
  z.object({ kind: z.literal("ready") }),
  /** Its pages were read, if they had to be: after a restore. */
  z.object({ kind: z.literal("checked") }),
  /** It has taken the connection that it was given last. */
  z.object({ kind: z.literal("taken") }),
  /** Why it does not start, in lines for the operator, and whether a backup would mend it on a server that runs. */
  z.object({ kind: z.literal("failed"), lines: z.array(z.string()), restorable: z.boolean() }),
  /** Its proxies know that it stops: it wants no more connections, and waits for `finish`. */
  z.object({ kind: z.literal("closing") }),
  /** Comes with a connection of which it has read nothing, and which it leaves because it stops. */
  z.object({ kind: z.literal("untouched") }),
  /** Somebody has confirmed a restore on the page `/restore`: a `restoreRequest`. */
  z.object({ kind: z.literal("restore"), request: z.unknown() }),
]);

export type SiteSettings = z.infer<typeof siteSettings>;
export type KeeperMessage = z.infer<typeof keeperMessage>;
export type LoadMessage = Extract<KeeperMessage, { kind: "load" }>;
export type SiteMessage = z.infer<typeof siteMessage>;

/** Undefined for an unknown message: each of both outlives whatever the other sends. */
export const parseKeeperMessage = (message: unknown): KeeperMessage | undefined =>
  z.safeParse(keeperMessage, message).data;
export const parseSiteMessage = (message: unknown): SiteMessage | undefined => z.safeParse(siteMessage, message).data;
