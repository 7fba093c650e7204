import { randomBytes } from "node:crypto";
import type { RequestOptions } from "node:http";

export interface AnonymousRequest extends Pick<RequestOptions, "method" | "path" | "headers"> {
  readonly body?: string;
}

let requests = 0;
const unique = () => {
  requests += 1;
  return `${process.pid}-${requests}`;
};

/** Each request has a new address, as behind a proxy, so that no quota of an address applies. */
function from(path: string, more: Pick<AnonymousRequest, "method" | "headers" | "body"> = {}): AnonymousRequest {
  const address = `10.${[...randomBytes(3)].join(".")}`;
  const headers = { "accept-encoding": "gzip, br", "x-forwarded-for": address, ...more.headers };
  return { method: "GET", path, ...more, headers };
}

/** Expensive anonymous requests, and cached ones. */
export const anonymousRequests = {
  "unique searches": () => from(`/gallery?q=word${unique()}`),
  "lists by query": () => from(`/api/trpc/files.list?input=${encodeURIComponent(`{"first":200}`)}`),
  "items that do not exist": () => from(`/news/invented-${randomBytes(5).toString("hex")}`),
  "logins of unknown users": () =>
    from("/api/v1/auth/authenticate", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${unique()}@example.org`, password: "a password of nobody" }),
    }),
  "the home page": () => from("/"),
} as const satisfies Readonly<Record<string, () => AnonymousRequest>>;

export type AnonymousKind = keyof typeof anonymousRequests;
