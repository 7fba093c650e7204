import { isIPv6 } from "node:net";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { type DataSource, LessThan } from "typeorm";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import type { Clock } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";
import { keyedHash } from "#platform/security/one-time-secrets.ts";
import { KnownAddressEntity } from "./known-address.entity.ts";

/** Failed logins until the next ones are refused, and seconds until they are forgotten. */
export interface LoginAllowance {
  readonly account: { readonly points: number; readonly duration: number };
  readonly address: { readonly points: number; readonly duration: number };
  readonly accountFromAddress: { readonly points: number; readonly duration: number };
}

/** Mobile carriers put many people behind one address, so an address may fail more often than a person does. */
const loginAllowance: LoginAllowance = {
  account: { points: 50, duration: 3600 },
  address: { points: 100, duration: 900 },
  accountFromAddress: { points: 10, duration: 900 },
};

/** Seconds without a login after which an address is no longer the owner's. */
const rememberedFor = 180 * 24 * 3600;

/** One try to log in: who and from where. */
export interface Attempt {
  readonly email: string;
  readonly address: string;
  readonly userId: string | undefined;
}

/**
 * Slows down guessing. An address that has logged in to the account before is not counted for the account as a whole,
 * so that nobody keeps the owner out by guessing from elsewhere.
 */
export class LoginLimits {
  readonly #database: DataSource;
  readonly #secret: string;
  readonly #clock: Clock;
  readonly #limiters: Readonly<Record<keyof LoginAllowance, RateLimiterPostgres>>;

  constructor(parts: { database: DataSource; secret: string; clock: Clock; allowance?: LoginAllowance }) {
    this.#database = parts.database;
    this.#secret = parts.secret;
    this.#clock = parts.clock;
    const allowance = parts.allowance ?? loginAllowance;
    const limiter = (keyPrefix: keyof LoginAllowance) =>
      new RateLimiterPostgres({
        storeClient: (parts.database.driver as PostgresDriver).master,
        storeType: "pool",
        tableName: "login_attempt",
        tableCreated: true,
        // One of them clears the table for all.
        clearExpiredByTimeout: keyPrefix === "account",
        keyPrefix,
        ...allowance[keyPrefix],
      });
    this.#limiters = {
      account: limiter("account"),
      address: limiter("address"),
      accountFromAddress: limiter("accountFromAddress"),
    };
  }

  /** Counts a try before its password is looked at, so that many at once count too. @throws AppError `rate_limited`. */
  async spend(attempt: Attempt): Promise<void> {
    const keys = this.#keys(attempt);
    await this.#consume("address", keys.address);
    await this.#consume("accountFromAddress", keys.accountFromAddress);
    if (!(await this.#isKnown(attempt))) await this.#consume("account", keys.account);
  }

  /** Takes back what a successful try has spent and remembers where it came from. */
  async succeed(attempt: Attempt & { readonly userId: string }): Promise<void> {
    const keys = this.#keys(attempt);
    await this.#limiters.address.reward(keys.address, 1);
    await this.#limiters.accountFromAddress.delete(keys.accountFromAddress);
    if (!(await this.#isKnown(attempt))) await this.#limiters.account.reward(keys.account, 1);
    await this.#remember(attempt.userId, attempt.address);
  }

  async #remember(userId: string, address: string): Promise<void> {
    const seenAt = this.#clock();
    const forgotten = new Date(seenAt.getTime() - rememberedFor * 1000);
    const known = { userId, addressHash: this.#addressHash(address), seenAt };
    await this.#database.manager.delete(KnownAddressEntity, { userId, seenAt: LessThan(forgotten) });
    await this.#database.manager.upsert(KnownAddressEntity, known, ["userId", "addressHash"]);
  }

  async #isKnown({ userId, address }: Attempt): Promise<boolean> {
    if (!userId) return false;
    return this.#database.manager.existsBy(KnownAddressEntity, { userId, addressHash: this.#addressHash(address) });
  }

  async #consume(which: keyof LoginAllowance, key: string): Promise<void> {
    try {
      await this.#limiters[which].consume(key);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("rate_limited", { retryAfter: Math.max(1, refused.msBeforeNext / 1000) });
    }
  }

  #keys({ email, address }: Attempt): Record<keyof LoginAllowance, string> {
    const from = network(address);
    const key = (value: string) => keyedHash(this.#secret, "login attempt", value).toString("base64url");
    return { account: key(email), address: key(from), accountFromAddress: key(`${email}\0${from}`) };
  }

  #addressHash(address: string): Buffer {
    return keyedHash(this.#secret, "known address", network(address));
  }
}

/** The part of an address that stands for one household or carrier: the first half of an IPv6 address. */
function network(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(bare)) return bare;
  const [head = "", tail] = bare.split("%")[0]?.split("::") ?? [];
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  return [...left, ...zeros, ...right].slice(0, 4).join(":");
}
