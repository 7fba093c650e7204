import type { ReleaseStatus } from "@visiga/contracts/releases";
import type { Config } from "@visiga/system/config/config";
import { productVersion } from "@visiga/system/product-version";
import { gt, rcompare, valid } from "semver";
import { type Actor, requireAdmin } from "#platform/security/actor.ts";

type Release = NonNullable<ReleaseStatus["newer"]>;

/** Milliseconds for a response. */
const timeout = 10_000;
/** Bytes of a list of checksums. A release has two archives. */
const maxBytes = 64 * 1024;

/** Compares the installed version with the newest release, whose checksums stand at RELEASE_SUMS_URL. */
export class ReleasesService {
  #newest: Release | null = null;

  constructor(private readonly config: Pick<Config, "releaseSums">) {}

  /** Looks the newest release up, if the setting says where. @throws Error if the list cannot be fetched */
  async lookUp(stopping: AbortSignal): Promise<void> {
    const address = this.config.releaseSums;
    if (!address) return;
    try {
      this.#newest = newestArchive(await fetchText(address, stopping), address);
    } catch (error) {
      const { cause, message } = error as Error;
      throw new Error(`RELEASE_SUMS_URL: ${(cause as Error | undefined)?.message || message}`);
    }
  }

  status(actor: Actor): ReleaseStatus {
    requireAdmin(actor);
    const installed = productVersion();
    return { installed, newer: this.#newest && gt(this.#newest.version, installed) ? this.#newest : null };
  }
}

/** Reads lines of `sha256sum`, such as `<sum>  visiga-1.1.0-linux-x64.tar.gz`. */
function newestArchive(sums: string, address: string): Release | null {
  const archives = sums.matchAll(/^[0-9a-f]{64} [ *](visiga-([0-9A-Za-z.+-]+)-linux-([0-9a-z]+)\.tar\.gz)$/gm);
  const releases = [...archives].flatMap(([, name = "", version = "", cpu]) =>
    cpu === process.arch && valid(version) ? { version, address: new URL(name, address).href } : [],
  );
  const [newest = null] = releases.sort((one, other) => rcompare(one.version, other.version));
  return newest;
}

async function fetchText(address: string, stopping: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.any([stopping, AbortSignal.timeout(timeout)]) });
  if (!response.ok || !response.body) throw new Error(`${address} returned ${response.status}`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`${address} has more than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
