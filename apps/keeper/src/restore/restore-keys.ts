import { AppError } from "@visiga/api/app-error";
import type { RunningSite } from "@visiga/api/keeper";
import { readableSecret } from "@visiga/contracts/readable-secret";
import type { Clock } from "@visiga/system/clock";
import { createSecret, hashSecret } from "@visiga/system/security/one-time-secrets";
import * as z from "zod/mini";
import type { RestoreFiles } from "./restore-files.ts";

/** Milliseconds for which a key may be used, except the code of a first start: a slow upload takes hours. */
const lifetime = 24 * 3600 * 1000;

/**
 * `first`: the code of a first start. `down`: that of a start that failed. `session`: of an administrator's session.
 * `restored`: whoever has restored the site sees the result.
 */
const storedKey = z.object({
  kind: z.enum(["first", "down", "session", "restored"]),
  /** In base64. */
  hash: z.string(),
  createdAt: z.iso.datetime(),
  sessionId: z.optional(z.string()),
});
type StoredKey = z.infer<typeof storedKey>;

interface Deps {
  readonly files: Pick<RestoreFiles, "readKeys" | "writeKeys">;
  readonly clock: Clock;
  /** Of the running site; null while it does not run, and cannot be asked. */
  readonly site: () => Pick<RunningSite, "mayRestore"> | null;
}

/** Keys of the page `/restore`, of which only hashes are stored. */
export class RestoreKeys {
  /** Hash of the key that has begun a restore: it sees the progress, until the site runs again. */
  owner: string | null = null;
  #keys: Promise<readonly StoredKey[]> | undefined;
  /** Hashes of the keys that were valid at their last check. */
  readonly #accepted = new Set<string>();

  constructor(private readonly deps: Deps) {}

  /** The code of a first start, or of one that failed, which a full disk does not prevent: it is then not stored. */
  async createCode(kind: "first" | "down"): Promise<string> {
    const key = readableSecret();
    const stored = this.#add({ kind, hash: hashOf(key), createdAt: this.#now() });
    await (kind === "down" ? stored.catch(() => {}) : stored);
    return key;
  }

  /** A key that is valid for a day while the session lasts. */
  async createFor(sessionId: string): Promise<string> {
    const key = createSecret();
    await this.#add({ kind: "session", hash: hashOf(key), createdAt: this.#now(), sessionId });
    return key;
  }

  /** After a restore: accepts one key until an administrator logs in, and no other one any more. */
  async keepOnly(hash: string): Promise<void> {
    await this.#write([{ kind: "restored", hash, createdAt: this.#now() }]);
  }

  /** Whether a key was valid at its last check. From memory, so it must be checked before it opens anything. */
  wasAccepted(key: string): boolean {
    return this.#accepted.has(hashOf(key));
  }

  /** @throws AppError `restore_key_invalid` */
  async check(key: string): Promise<void> {
    const hash = hashOf(key);
    const found = (await this.#stored()).find((stored) => stored.hash === hash);
    if ((found && (await this.#isValid(found))) || hash === this.owner) {
      this.#accepted.add(hash);
      return;
    }
    this.#accepted.delete(hash);
    throw new AppError("restore_key_invalid");
  }

  async #isValid({ kind, createdAt, sessionId }: StoredKey): Promise<boolean> {
    const site = this.deps.site();
    const isNew = this.deps.clock().getTime() < Date.parse(createdAt) + lifetime;
    // A login may have ended the code of a first start.
    if (!site) return isNew && kind !== "first";
    if (!isNew && (kind === "session" || kind === "down")) return false;
    return site.mayRestore({ sessionId: sessionId ?? null, since: new Date(createdAt) });
  }

  #now(): string {
    return this.deps.clock().toISOString();
  }

  #stored(): Promise<readonly StoredKey[]> {
    this.#keys ??= this.deps.files.readKeys().then((stored) => z.safeParse(z.array(storedKey), stored).data ?? []);
    return this.#keys;
  }

  async #add(key: StoredKey): Promise<void> {
    const oldest = this.deps.clock().getTime() - lifetime;
    const kept = (await this.#stored()).filter(
      ({ kind, createdAt }) => kind === "first" || kind === "restored" || Date.parse(createdAt) > oldest,
    );
    await this.#write([...kept, key]);
  }

  async #write(keys: readonly StoredKey[]): Promise<void> {
    this.#keys = Promise.resolve(keys);
    await this.deps.files.writeKeys(keys);
  }
}

const hashOf = (key: string): string => hashSecret(key).toString("base64");
