import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "@visiga/api/app-error";
import { asAppError, asValidationError } from "@visiga/api/failure";
import { isLanguage, type Language } from "@visiga/contracts/languages";
import { restorePath } from "@visiga/contracts/public-paths";
import { largestRestorePart, type RestoreState, restoreChoice, restorePart } from "@visiga/contracts/restore";
import type { Report } from "@visiga/system/errors/start-failure";
import { securityHeaders } from "@visiga/system/http/security-headers";
import { stringifySetCookie } from "cookie";
import * as z from "zod/mini";
import type { Restore } from "#restore/restore.ts";
import { codeForm, type Opened, stateContent } from "./page-content.ts";
import { readPageFile } from "./page-files.ts";
import { pagePolicy, renderLayout } from "./page-layout.ts";
import { cookiesOf, isFromElsewhere, keyCookie, keyOf, largestForm, readBody } from "./page-request.ts";
import { pageWords } from "./page-words.ts";

interface Deps {
  readonly restore: Restore;
  readonly publicUrl: string | undefined;
  /** Counts a request of an address with an unknown key. @throws AppError `rate_limited` */
  readonly count: (address: string) => Promise<void>;
  readonly tellOperator: Report;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly path: string;
  readonly query: URLSearchParams;
  /** Of the client; empty if it is not known. */
  readonly address: string;
}

const cookie = { path: restorePath, httpOnly: true, sameSite: "strict" } as const;

/** Answers requests at and below `/restore`: HTML for a person, JSON and statuses for the page's script. */
export class RestorePage {
  constructor(private readonly deps: Deps) {}

  async handle(request: IncomingMessage, response: ServerResponse, address: string): Promise<void> {
    const [path = "", query = ""] = (request.url ?? "").split(/\?(.*)/s);
    const exchange: Exchange = { request, response, path, query: new URLSearchParams(query), address };
    response.setHeaders(new Map(Object.entries({ ...securityHeaders, "cache-control": "no-store" })));
    try {
      await this.#answer(exchange);
    } catch (error) {
      if (!response.destroyed) await this.#refuse(exchange, error).catch(() => response.destroy());
    }
  }

  async #answer(exchange: Exchange): Promise<void> {
    const { request, response, path } = exchange;
    const { publicUrl } = this.deps;
    const name = path.slice(restorePath.length + 1);
    if (request.method === "GET" || request.method === "HEAD") {
      if (name === "") return this.#show(exchange, null);
      if (name === "state") {
        await this.#authorize(exchange);
        return sendJson(response, 200, await this.deps.restore.state());
      }
      const file = await readPageFile(name);
      if (!file) throw new AppError("not_found");
      response.writeHead(200, { "content-type": file.type, "cache-control": "max-age=3600" });
      response.end(file.body);
      return;
    }
    if (request.method !== "POST") throw new AppError("method_not_allowed");
    if (isFromElsewhere(request, publicUrl)) throw new AppError("forbidden");
    // Browsers say how long a form or a part is. Chunks of one byte would cost far more than they have.
    if (request.headers["transfer-encoding"] !== undefined) throw new AppError("malformed_request");
    if (name === "key") return this.#enter(exchange);
    // Anybody can send a key, and the bodies of those who have none are not read.
    const key = await this.#authorize(exchange);
    const body = await readBody(request, name === "parts" ? largestRestorePart : largestForm);
    // A body may follow its headers for hours.
    await this.#authorize(exchange);
    await this.#change(exchange, name, body, key);
  }

  /** Exchanges a key for the cookie that has it. */
  async #enter(exchange: Exchange): Promise<void> {
    const { request, response, address } = exchange;
    // Before the form is read: anybody can send one.
    await this.deps.count(address);
    const entered = filledIn(await readBody(request, largestForm)).key ?? "";
    const signs = entered.toLowerCase().replace(/[\s\p{Pd}]/gu, "");
    const key = printed.test(signs) ? signs.replace(/.{4}(?!$)/g, "$&-") : entered;
    await this.deps.restore.keys.check(key);
    const secure = request.headers["x-forwarded-proto"] === "https";
    response.setHeader("set-cookie", stringifySetCookie(keyCookie, key, { ...cookie, secure }));
    redirect(response);
  }

  async #change({ request, response, query }: Exchange, name: string, body: Buffer, key: string): Promise<void> {
    const { restore } = this.deps;
    if (name === "parts") {
      await restore.add(z.parse(restorePart, Object.fromEntries(query)), body);
      response.writeHead(204).end();
      return;
    }
    if (name === "discard") await restore.discard();
    else if (name === "check") await restore.check(z.parse(restoreChoice, filledIn(body)));
    else if (name === "start") await restore.start(key, filledIn(body).check ?? "");
    else throw new AppError("not_found");
    if (wantsPage(request)) redirect(response);
    else sendJson(response, 202, {});
  }

  /** @returns the key of a request. @throws AppError `restore_key_invalid`, `rate_limited` */
  async #authorize({ request, address }: Exchange): Promise<string> {
    const { count, restore } = this.deps;
    const { keys } = restore;
    const key = keyOf(request) ?? "";
    if (!keys.wasAccepted(key)) await count(address);
    await keys.check(key);
    return key;
  }

  /** The page. @param refused why the last request was refused */
  async #show(exchange: Exchange, refused: AppError | null): Promise<void> {
    const { request, response, query } = exchange;
    const { restore } = this.deps;
    const { language, dark } = choicesOf(exchange);
    const t = pageWords(language);
    let failure = refused;
    let state: RestoreState | null = null;
    if (keyOf(request) !== null)
      try {
        await this.#authorize(exchange);
        state = await restore.state();
      } catch (error) {
        failure ??= asAppError(error);
        // Once: the next visit is not refused.
        if (failure.code === "restore_key_invalid")
          response.setHeader("set-cookie", stringifySetCookie(keyCookie, "", { ...cookie, maxAge: 0 }));
      }
    if (isLanguage(query.get("lang")))
      response.appendHeader("set-cookie", stringifySetCookie("language", language, languageCookie));
    const refusal = failure && t.errors.failure[failure.code];
    const content = state ? stateContent(t, state, openedIn(query), refusal) : codeForm(t, restore, refusal);
    const lead = restore.down ? t.restore.lead : `${t.restore.lead} ${t.restore.saved}`;
    const text = renderLayout({ t, dark, siteRuns: restore.site !== null, lead }, content);
    response.writeHead(failure?.status ?? 200, {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": pagePolicy,
      vary: "cookie, accept-language",
    });
    response.end(request.method === "HEAD" ? undefined : text);
  }

  async #refuse(exchange: Exchange, error: unknown): Promise<void> {
    const { request, response, path } = exchange;
    const failure = asValidationError(error);
    if (failure.status >= 500 && failure.cause)
      this.deps.tellOperator(`${request.method} ${path}: ${stackOf(failure.cause)}`);
    if (failure.retryAfter !== undefined) response.setHeader("retry-after", Math.ceil(failure.retryAfter));
    if (failure.status === 401) response.setHeader("www-authenticate", "Bearer");
    // The rest of a body is not read.
    if (!request.complete) response.setHeader("connection", "close");
    if (wantsPage(request)) return this.#show(exchange, failure);
    const { errors } = pageWords(choicesOf(exchange).language);
    sendJson(response, failure.status, { code: failure.code, message: errors.failure[failure.code] });
  }
}

const languageCookie = { path: "/", maxAge: 31_536_000, sameSite: "lax" } as const;

/** A code of the server without its dashes, which people leave out, or for which phones write spaces or longer ones. */
const printed = /^[a-z\d]{20}$/;

/** Language and theme, as on the site. */
function choicesOf({ request, query }: Exchange): { language: Language; dark: boolean } {
  const { language: stored, theme } = cookiesOf(request);
  const [, accepted] = /(?:^|[\s,])(en|sw)\b/i.exec(request.headers["accept-language"] ?? "") ?? [];
  const language = [query.get("lang"), stored, accepted?.toLowerCase()].find(isLanguage) ?? "en";
  return { language, dark: theme === "dark" };
}

const openedIn = (query: URLSearchParams): Opened =>
  (["choose", "confirm", "undo"] as const).find((name) => query.has(name)) ?? null;

const wantsPage = ({ headers }: IncomingMessage): boolean => headers.accept?.includes("text/html") ?? false;

const filledIn = (body: Buffer): Record<string, string> => Object.fromEntries(new URLSearchParams(body.toString()));

const stackOf = (cause: unknown): string => (cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));

/** To the page, which then shows the new state. */
function redirect(response: ServerResponse): void {
  response.writeHead(303, { location: restorePath }).end();
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8" }).end(JSON.stringify(body));
}
