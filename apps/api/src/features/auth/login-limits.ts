import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { Column, Entity, LessThan, PrimaryColumn } from "typeorm";
import type { Platform } from "#platform/platform.ts";
import { networkOf } from "#platform/security/quota-address.ts";
import { consume } from "#platform/security/request-quotas.ts";
import { keyedHash, signedText, verifiedText } from "#platform/security/signed-text.ts";

/** Failed logins (`points`) before further ones are refused, and seconds until failures expire. */
export const loginQuota = {
  account: { points: 50, duration: 3600 },
  // Higher than that of users, because mobile carriers share one address among many people.
  address: { points: 100, duration: 900 },
  accountFromAddress: { points: 10, duration: 900 },
  // For a browser that the user has logged in with. Above the limit it is treated as unknown. Sequential attempts cannot
  // reach it because each waits longer; parallel ones can.
  browser: { points: 600, duration: 3600 },
};

export type LoginQuota = Readonly<typeof loginQuota>;

/** Milliseconds before a known browser's password is checked: 0 for the first five failures, then up to 8 s. */
export const browserPause = (failures: number): number =>
  failures <= 5 ? 0 : Math.min(8000, 250 * 2 ** (failures - 6));

/** Seconds without a login after which a browser or an address is no longer known. */
export const rememberedFor = 180 * 24 * 3600;

export interface Attempt {
  readonly email: string;
  /** Empty if unknown; it is then not counted. */
  readonly address: string;
  readonly userId: string | undefined;
  /** Name of the browser if the user has logged in with it before. */
  readonly browser: string | null;
}

interface Deps extends Pick<Platform, "database" | "secret" | "clock"> {
  readonly loginQuota: LoginQuota;
}

/**
 * Limits login attempts. Known browsers are slowed but not refused, so that others at the same address cannot lock the
 * user out. Attempts from known addresses do not count towards the account's limit, so that guesses from elsewhere
 * cannot lock the user out.
 */
export class LoginLimits {
  readonly #limiters: Readonly<Record<keyof LoginQuota, RateLimiterPostgres>>;

  constructor(private readonly deps: Deps) {
    const limiter = (keyPrefix: keyof LoginQuota) =>
      new RateLimiterPostgres({
        storeClient: deps.database,
        storeType: "typeorm",
        tableName: "login_attempt",
        tableCreated: true,
        clearExpiredByTimeout: keyPrefix === "account",
        keyPrefix,
        ...deps.loginQuota[keyPrefix],
      });
    this.#limiters = {
      account: limiter("account"),
      address: limiter("address"),
      accountFromAddress: limiter("accountFromAddress"),
      browser: limiter("browser"),
    };
  }

  /** Counts an attempt before its password is checked, so that parallel attempts are counted. */
  async countAttempt(attempt: Attempt): Promise<void> {
    const keys = this.#keys(attempt);
    if (attempt.browser !== null && (await this.#slowDown(keys.browser))) return;
    if (attempt.address !== "") {
      await consume(this.#limiters.address, keys.address);
      await consume(this.#limiters.accountFromAddress, keys.accountFromAddress);
    }
    if (!(await this.#isKnown(attempt))) await consume(this.#limiters.account, keys.account);
  }

  /** Removes a successful attempt from the count and stores its address as known. */
  async recordSuccess(attempt: Attempt & { readonly userId: string }): Promise<void> {
    const keys = this.#keys(attempt);
    await this.#limiters.browser.delete(keys.browser);
    if (attempt.browser === null) {
      await this.#limiters.address.reward(keys.address, 1);
      if (!(await this.#isKnown(attempt))) await this.#limiters.account.reward(keys.account, 1);
    }
    await this.#limiters.accountFromAddress.delete(keys.accountFromAddress);
    if (attempt.address !== "") await this.#remember(attempt.userId, attempt.address);
  }

  /** Delays according to the browser's failures. @returns false if it failed too often to count as known */
  async #slowDown(key: string): Promise<boolean> {
    try {
      const { consumedPoints } = await this.#limiters.browser.consume(key);
      await pause(browserPause(consumedPoints));
      return true;
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return false;
    }
  }

  async #remember(userId: string, address: string): Promise<void> {
    const seenAt = this.deps.clock();
    const forgotten = new Date(seenAt.getTime() - rememberedFor * 1000);
    const known = { userId, addressHash: this.#addressHash(address), seenAt };
    await this.deps.database.manager.delete(KnownAddressEntity, { userId, seenAt: LessThan(forgotten) });
    await this.deps.database.manager.upsert(KnownAddressEntity, known, ["userId", "addressHash"]);
  }

  async #isKnown({ userId, address }: Attempt): Promise<boolean> {
    if (!userId || address === "") return false;
    return this.deps.database.manager.existsBy(KnownAddressEntity, { userId, addressHash: this.#addressHash(address) });
  }

  #keys({ email, address, browser }: Attempt): Record<keyof LoginQuota, string> {
    const from = networkOf(address);
    const key = (value: string) => keyedHash(this.deps.secret, "login attempt", value).toString("base64url");
    return {
      account: key(email),
      address: key(from),
      accountFromAddress: key(`${email}\0${from}`),
      browser: key(`${email}\0\0${browser}`),
    };
  }

  #addressHash(address: string): Buffer {
    return keyedHash(this.deps.secret, "known address", networkOf(address));
  }
}

/** Keyed hash of a network address from which a user has logged in. */
@Entity("known_address")
export class KnownAddressEntity {
  @PrimaryColumn("uuid", { name: "account_id" }) userId!: string;
  @PrimaryColumn("bytea") addressHash!: Buffer;
  @Column("timestamptz") seenAt!: Date;
}

const maxUsers = 3;

const day = 24 * 3600 * 1000;

/**
 * Signed marks in a cookie for the users who have logged in with a browser. A mark is `day.name.signature` with a
 * random browser name; several are separated by `~`. It grants no access; it only proves an earlier login with this
 * browser.
 */
export class KnownBrowsers {
  constructor(private readonly deps: Pick<Platform, "secret" | "clock">) {}

  nameOf(cookie: string | undefined, userId: string): string | null {
    const mark = marksIn(cookie).find((each) => this.#isMarkOf(each, userId));
    return mark?.split(".")[1] ?? null;
  }

  remember(cookie: string | undefined, userId: string): string {
    const name = this.nameOf(cookie, userId) ?? randomBytes(12).toString("base64url");
    const others = marksIn(cookie).filter((mark) => !this.#isMarkOf(mark, userId));
    const mark = signedText(this.deps.secret, purpose(userId), `${this.#today()}.${name}`);
    return [mark, ...others.slice(0, maxUsers - 1)].join("~");
  }

  #isMarkOf(mark: string, userId: string): boolean {
    const [since] = verifiedText(this.deps.secret, purpose(userId), mark)?.split(".") ?? [];
    return (this.#today() - Number(since)) * day <= rememberedFor * 1000;
  }

  #today = (): number => Math.floor(this.deps.clock().getTime() / day);
}

const purpose = (userId: string): string => `known browser\0${userId}`;

const marksIn = (cookie = ""): string[] => (cookie.length > 500 ? [] : cookie.split("~").slice(0, maxUsers));
