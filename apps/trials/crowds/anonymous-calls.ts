import { randomUUID } from "node:crypto";
import { procedures } from "@visiga/contracts/procedure-tables";
import type { HttpRequestOptions } from "@visiga/testing/http-client";
import type { RouteOptions } from "fastify";

export interface Call {
  readonly name: string;
  /** The next call: addresses, hosts, tokens and validators are invented, so that nothing is answered twice. */
  readonly send: () => HttpRequestOptions;
}

type Routes = readonly Pick<RouteOptions, "method" | "url" | "config">[];

/**
 * What callers without an account may call.
 * @param existing paths that exist, by the pattern of their route: every second call has one of them
 */
export function anonymousCalls(routes: Routes, existing: ReadonlyMap<string, readonly string[]>): readonly Call[] {
  const ofRoutes = routes
    .filter(({ config, url }) => !isPrivate(config?.access) && !url.startsWith("/api/trpc/"))
    // Files of the site have a route each, all alike.
    .filter(({ url }) => !/^\/[\w-]+\.(svg|png|jpg)(\.br|\.gz)?$/.test(url) || url === "/favicon.svg")
    .reduce(
      (verbs, { method, url }) => verbs.set(url, [...(verbs.get(url) ?? []), ...[method].flat()]),
      new Map<string, string[]>(),
    );
  const ofPaths = [...ofRoutes].map(([url, verbs]) => ({
    name: `${verbs.join(", ")} ${url}`,
    send: () => request(verbs[count % verbs.length] ?? "GET", address(url, existing.get(url))),
  }));
  const ofProcedures = [...procedures]
    .filter(([, { access }]) => access === "public")
    .map(([path, { kind }]) => ({
      name: `${kind} ${path}`,
      send: () => {
        const query = `?input=${encodeURIComponent(JSON.stringify({ ...fields(), language: "sw" }))}`;
        return kind === "query" ? request("GET", `/api/trpc/${path}${query}`) : request("POST", `/api/trpc/${path}`);
      },
    }));
  return [...ofPaths, ...ofProcedures];
}

const isPrivate = (access: string | undefined): boolean => access === "user" || access === "admin";

let count = 0;

function address(url: string, existing: readonly string[] = []): string {
  const known = count % 2 === 0 ? existing[(count / 2) % existing.length] : undefined;
  if (known !== undefined) return known;
  const values: Readonly<Record<string, string>> = {
    ":page": "NEWS",
    ":photo": randomUUID(),
    ":id": randomUUID(),
    ":variant": "640.webp",
    ":token": Buffer.from(randomUUID()).toString("base64url"),
    ":name": url.startsWith("/words/") ? `search-en-${count}.js` : `${randomUUID()}.ics`,
    "*": count % 2 === 0 ? `gallery` : `invented-${count}`,
  };
  const path = url.replaceAll(/:\w+|\*/g, (part) => values[part] ?? `x${count}`);
  return `${path}?q=word${count}&lang=${count % 3 === 0 ? "sw" : "en"}&level=a-level&token=${randomUUID()}`;
}

const fields = () => ({
  email: `nobody-${count}@example.org`,
  password: "four words of mine",
  token: randomUUID(),
  refreshToken: `${randomUUID()}.invented`,
  file: randomUUID(),
  page: "NEWS",
  key: randomUUID().slice(0, 10),
  id: randomUUID(),
});

function request(method: string, path: string): HttpRequestOptions {
  count += 1;
  const headers = {
    host: `invented-${count}.example`,
    authorization: `Bearer ${randomUUID()}`,
    "accept-encoding": ["br", "gzip", "identity"][count % 3] ?? "br",
    "accept-language": ["sw-TZ", "en;q=0.5", `x-${count}`][count % 3] ?? "en",
    "if-none-match": `W/"${randomUUID()}"`,
    range: "bytes=0-0",
  };
  if (method === "GET" || method === "HEAD") return { method, path, headers };
  const form = path.startsWith("/removal") || path.startsWith("/backups");
  const type = form ? "application/x-www-form-urlencoded" : "application/json";
  const body = form ? String(new URLSearchParams(fields())) : JSON.stringify(fields());
  return { method, path, body, headers: { ...headers, "content-type": type } };
}
