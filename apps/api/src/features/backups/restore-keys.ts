import { createSecret, hashSecret, readableSecret } from "@visiga/system/security/one-time-secrets";
import { Column, Entity, type EntityManager, IsNull, LessThan, PrimaryColumn } from "typeorm";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import type { Actor } from "#platform/security/actor.ts";

/** Milliseconds for which an administrator may use a key: a slow upload takes hours. */
const lifetime = 24 * 3600 * 1000;

@Entity("restore_key")
export class RestoreKeyEntity {
  @PrimaryColumn("bytea") tokenHash!: Buffer;

  /** The administrator's session; null for a key that is valid until an administrator logs in. */
  @Column("uuid", { nullable: true }) sessionId!: string | null;
  @Column("timestamptz", { nullable: true }) expiresAt!: Date | null;
}

/** Keys of the page `/restore`: the code that a first start prints, and those of administrators. */
export class RestoreKeys {
  /** Hashes, in base64, of the keys that were valid at their last check. */
  readonly #accepted = new Set<string>();

  constructor(private readonly deps: Pick<Platform, "database" | "clock">) {}

  /** The code of a first start. */
  async createFirst(): Promise<string> {
    const key = readableSecret();
    await this.keepUntilLogin(hashSecret(key));
    return key;
  }

  /** Accepts a key until an administrator logs in. */
  async keepUntilLogin(tokenHash: Buffer): Promise<void> {
    await this.deps.database.manager.upsert(RestoreKeyEntity, { tokenHash, sessionId: null, expiresAt: null }, [
      "tokenHash",
    ]);
  }

  /** A key that is valid for a day while the session lasts. */
  async createFor(manager: EntityManager, sessionId: string): Promise<string> {
    const now = this.deps.clock();
    const key = createSecret();
    await manager.delete(RestoreKeyEntity, { expiresAt: LessThan(now) });
    const expiresAt = new Date(now.getTime() + lifetime);
    await manager.insert(RestoreKeyEntity, { tokenHash: hashSecret(key), sessionId, expiresAt });
    return key;
  }

  /** Ends the keys that need no session, at the login of an administrator. */
  async endFirst(manager: EntityManager): Promise<void> {
    await manager.delete(RestoreKeyEntity, { sessionId: IsNull() });
  }

  /** Whether a key was valid at its last check. From memory, so it must be checked before it opens anything. */
  wasAccepted(key: string): boolean {
    return this.#accepted.has(hashSecret(key).toString("base64"));
  }

  /** @throws AppError `restore_key_invalid` */
  async check(key: string, actorOf: (sessionId: string) => Promise<Actor>): Promise<void> {
    if (key === "") throw new AppError("restore_key_invalid");
    const tokenHash = hashSecret(key);
    const name = tokenHash.toString("base64");
    try {
      await this.#validate(tokenHash, actorOf);
      this.#accepted.add(name);
    } catch (error) {
      this.#accepted.delete(name);
      throw error;
    }
  }

  async #validate(tokenHash: Buffer, actorOf: (sessionId: string) => Promise<Actor>): Promise<void> {
    const found = await this.deps.database.manager.findOneBy(RestoreKeyEntity, { tokenHash });
    if (!found || (found.expiresAt && found.expiresAt <= this.deps.clock())) throw new AppError("restore_key_invalid");
    if (found.sessionId === null) return;
    const actor = await actorOf(found.sessionId);
    if (actor.kind !== "user" || actor.role !== "ADMIN") throw new AppError("restore_key_invalid");
  }
}
