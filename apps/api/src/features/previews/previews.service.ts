import type { IncomingMessage } from "node:http";
import { previewLifetime, previewsPath } from "@visiga/contracts/previews";
import * as z from "zod/mini";
import { AppError } from "#platform/errors/app-error.ts";
import type { Platform } from "#platform/platform.ts";
import { type Actor, requireUser } from "#platform/security/actor.ts";
import { signedText, verifiedText } from "#platform/security/signed-text.ts";

const purpose = "preview";

const ownAddress = new RegExp(`^${previewsPath}/([^/?]+)`);

const claims = z.object({ day: z.string(), session: z.uuid(), expires: z.int() });

interface Deps extends Pick<Platform, "secret" | "clock"> {
  /** Reads the user of a session; a visitor if it has ended. */
  readonly auth: { actorOf(sessionId: string): Promise<Actor> };
}

/** Addresses of previews with a signed token, because browsers send no access token with a page and its pictures. */
export class PreviewsService {
  constructor(private readonly deps: Deps) {}

  create(actor: Actor, { path, day }: { readonly path: string; readonly day: string }): { path: string } {
    const { session } = requireUser(actor);
    if (session === undefined) throw new AppError("unauthenticated");
    const expires = this.deps.clock().getTime() + previewLifetime * 1000;
    const payload = Buffer.from(JSON.stringify({ day, session: session.id, expires })).toString("base64url");
    const token = signedText(this.deps.secret, purpose, payload);
    return { path: `${previewsPath}/${token}${path === "/" ? "" : path}` };
  }

  /** The day of a token. @throws AppError `preview_over` for a forged or expired one or an ended session */
  async dayOf(token: string): Promise<string> {
    const found = this.#read(token);
    if (!found || (await this.deps.auth.actorOf(found.session)).kind !== "user") throw new AppError("preview_over");
    return found.day;
  }

  /** Whether the address has a token that this server has signed for a user. */
  isUsers({ url = "" }: IncomingMessage): boolean {
    const [, token] = ownAddress.exec(url) ?? [];
    return token !== undefined && this.#read(token) !== null;
  }

  #read(token: string) {
    const payload = verifiedText(this.deps.secret, purpose, token);
    if (payload === null) return null;
    const found = z.parse(claims, JSON.parse(Buffer.from(payload, "base64url").toString()));
    return found.expires > this.deps.clock().getTime() ? found : null;
  }
}
