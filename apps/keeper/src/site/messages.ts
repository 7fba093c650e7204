import type { Config } from "@visiga/system/config/config";
import type { ServerAddress } from "@visiga/system/database/database-server";

export interface SiteSettings {
  readonly config: Config;
  readonly address: ServerAddress;
  readonly embedded: boolean;
}

/** A restore that the keeper runs after it has stopped the site. */
export interface RestoreRequest {
  /** Path of the uploaded file, or name of a backup on the server. */
  readonly file: string;
  readonly passphrase?: string | undefined;
  /** Hash of the key that has begun it, in base64. */
  readonly key: string;
}

/** What the keeper and the process of the site tell each other, over the channel of `fork`. Both ignore other messages. */
export type KeeperMessage =
  /** The first: its program shall be loaded. `codeCache`: folder of compiled code. */
  | { readonly kind: "load"; readonly codeCache?: string | undefined }
  | { readonly kind: "start"; readonly settings: SiteSettings }
  /** Comes with a connection that nothing was read from. */
  | { readonly kind: "connection" }
  | { readonly kind: "stop" }
  /** It has all the connections that it will be given: it ends once they have their responses. */
  | { readonly kind: "finish" };

export type SiteMessage =
  /** Every second. `debugged`: a debugger may pause the process. */
  | { readonly kind: "beat"; readonly debugged: boolean }
  | { readonly kind: "ready" }
  /** Its pages were read, if they had to be: after a restore. */
  | { readonly kind: "checked" }
  /** It has taken the connection that it was given last. */
  | { readonly kind: "taken" }
  /** Why it does not start, in lines for the operator, and whether a backup would mend it on a server that runs. */
  | { readonly kind: "failed"; readonly lines: readonly string[]; readonly restorable: boolean }
  /** Its proxies know that it stops: it wants no more connections, and waits for `finish`. */
  | { readonly kind: "closing" }
  /** Comes with a connection of which it has read nothing, and which it leaves because it stops. */
  | { readonly kind: "untouched" }
  /** Somebody has confirmed a restore on the page `/restore`. */
  | { readonly kind: "restore"; readonly request: RestoreRequest };
