import { randomBytes } from "node:crypto";
import type { Clock } from "#platform/clock.ts";
import { keyedHash, sameHash } from "#platform/security/one-time-secrets.ts";

/** Seconds without a login until a browser is no longer known. */
export const browserRememberedFor = 180 * 24 * 3600;

/** Users of one browser that it is remembered for. */
const mostUsers = 3;

const day = 24 * 3600 * 1000;

/**
 * Marks of browsers that a user has logged in with, in a cookie: day, random name of the browser and signature, several
 * parted by `~`. A mark gives no access; it says that whoever tries passwords sits where the user has sat before.
 */
export class KnownBrowsers {
  readonly #secret: string;
  readonly #clock: Clock;

  constructor(secret: string, clock: Clock) {
    this.#secret = secret;
    this.#clock = clock;
  }

  /** Name of the browser if the user has logged in with it; null for any other. */
  nameOf(cookie: string | undefined, userId: string): string | null {
    const mark = marksIn(cookie).find((each) => this.#isMarkOf(each, userId));
    return mark?.split(".")[1] ?? null;
  }

  /** The cookie with a fresh mark of the user in front. */
  remember(cookie: string | undefined, userId: string): string {
    const name = this.nameOf(cookie, userId) ?? randomBytes(12).toString("base64url");
    const others = marksIn(cookie).filter((mark) => !this.#isMarkOf(mark, userId));
    const signed = `${this.#today()}.${name}`;
    const mark = `${signed}.${this.#sign(signed, userId).toString("base64url")}`;
    return [mark, ...others.slice(0, mostUsers - 1)].join("~");
  }

  #isMarkOf(mark: string, userId: string): boolean {
    const [since = "", name = "", signature = ""] = mark.split(".");
    const age = this.#today() - Number(since);
    return (
      age * day <= browserRememberedFor * 1000 &&
      sameHash(this.#sign(`${since}.${name}`, userId), Buffer.from(signature, "base64url"))
    );
  }

  #sign = (signed: string, userId: string): Buffer => keyedHash(this.#secret, "known browser", `${userId}\0${signed}`);

  #today = (): number => Math.floor(this.#clock().getTime() / day);
}

const marksIn = (cookie = ""): string[] => (cookie.length > 500 ? [] : cookie.split("~").slice(0, mostUsers));
