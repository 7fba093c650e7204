import { randomBytes } from "node:crypto";
import type { Platform } from "#platform/platform.ts";
import { signedText, verifiedText } from "#platform/security/signed-text.ts";

/** Seconds without a login after which a browser or an address is no longer known. */
export const rememberedFor = 180 * 24 * 3600;

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
