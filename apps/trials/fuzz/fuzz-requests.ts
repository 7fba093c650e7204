import { procedures } from "@visiga/contracts/procedure-tables";
import type { Procedure } from "@visiga/contracts/procedures";
import { publicPaths } from "@visiga/contracts/public-paths";
import { formBody, formType } from "@visiga/testing/form";
import type { HttpRequestOptions } from "@visiga/testing/http-client";
import fc from "fast-check";
import * as z from "zod/mini";
import { anyText, anyValue } from "./any-values.ts";
import { type JsonSchema, knownText, valuesOf } from "./schema-values.ts";

/** Half of the requests are an administrator's, who reaches the most code. */
const callers = ["visitor", "forged", "USER", "USER", "ADMIN", "ADMIN", "ADMIN", "ADMIN"] as const;

export interface FuzzRequest extends Pick<HttpRequestOptions, "method" | "headers" | "body"> {
  readonly target: string;
  readonly url: string;
  readonly caller: (typeof callers)[number];
}

type Requests = fc.Arbitrary<Omit<FuzzRequest, "caller">>;

interface Operation {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly schema: JsonSchema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}

export interface FuzzTargets {
  /** The documented REST routes. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly pictures: readonly Buffer[];
  /** Addresses of static files: scripts, styles, artwork, the documentation. */
  readonly files: readonly string[];
}

export function fuzzRequests({ paths, pictures, files }: FuzzTargets): fc.Arbitrary<FuzzRequest> {
  const rest = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => restRequests(path, method.toUpperCase(), operation, pictures)),
  );
  const calls = [...procedures].map(([path, row]) => procedureRequests(path, row));
  const others = [pageRequests(), formRequests(), mediaRequests(), fileRequests(files)];
  return fc
    .tuple(fc.oneof(...rest, ...calls, ...others), fc.constantFrom(...callers))
    .map(([sent, caller]) => ({ ...sent, caller }));
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));
const query = (values: Readonly<Record<string, unknown>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${encodeText(name)}=${encodeText(asText(value))}`)
    .join("&");
/** Like `encodeURIComponent`, which throws for a lone surrogate. */
const encodeText = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, "\ufffd"));

function restRequests(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  pictures: readonly Buffer[],
): Requests {
  const part = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, valuesOf(schema)]),
      ),
      { requiredKeys: place === "path" ? undefined : [] } as { requiredKeys?: [] },
    );
  const [[type, body] = []] = Object.entries(requestBody?.content ?? {});
  return fc
    .record({
      path: part("path"),
      query: part("query"),
      body: body ? valuesOf(body.schema) : fc.constant(undefined),
      broken: fc.integer({ min: 0, max: 30 }),
      picture: fc.constantFrom(undefined, ...pictures),
    })
    .map(({ path: inPath, query: inQuery, body, broken, picture }) => {
      const filled = path.replace(/\{(\w+)\}/g, (_, name) =>
        encodeText(asText((inPath as Record<string, unknown>)[name])),
      );
      const queryString = query(inQuery as Record<string, unknown>);
      const url = queryString ? `${filled}?${queryString}` : filled;
      return { target: `${method} ${path}`, method, url, ...payload(type, body, broken === 0, picture) };
    });
}

function payload(type: string | undefined, body: unknown, broken: boolean, picture: Buffer | undefined) {
  if (type === undefined) return {};
  if (type === "multipart/form-data") {
    const { file: _, ...fields } = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
    const lines = Object.entries(fields).map(([name, value]) => [name.replace(/["\r\n]/g, ""), asText(value)]);
    const whole = formBody(Object.fromEntries(lines), ...(picture ? [{ content: picture }] : []));
    return { headers: { "content-type": formType }, body: broken ? whole.subarray(0, whole.length / 2) : whole };
  }
  const json = JSON.stringify(body);
  return { headers: { "content-type": type }, body: broken ? json.slice(0, -1) : json };
}

function procedureRequests(path: string, { kind, input }: Procedure): Requests {
  const schema = input
    ? (z.toJSONSchema(input, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema)
    : undefined;
  const url = `/api/trpc/${path}`;
  return (schema ? valuesOf(schema) : fc.oneof(fc.constant(undefined), anyValue)).map((value) => {
    const target = `${kind} ${path}`;
    if (kind === "query")
      return { target, url: value === undefined ? url : `${url}?input=${encodeText(JSON.stringify(value))}` };
    const headers = { "content-type": "application/json" };
    return { target, method: "POST", url, headers, body: JSON.stringify(value) ?? "" };
  });
}

const otherPaths = ["/dashboard", "/login", "/feed.xml", "/sitemap.xml", "/robots.txt", "/readyz"];
const badPaths = [
  "/%c0%af",
  "/%",
  "/..%2f..%2fetc/passwd",
  "/news/%ff",
  "/assets/../../package.json",
  "/api",
  "/media",
];

function pageRequests(): Requests {
  const path = fc.oneof(
    fc.constantFrom(...publicPaths, ...otherPaths),
    fc
      .array(fc.oneof(anyText, knownText), { minLength: 1, maxLength: 3 })
      .map((parts) => `/${parts.map(encodeText).join("/")}`),
    fc.constantFrom(...badPaths),
  );
  const names = fc.constantFrom("q", "show", "from", "lang", "page", "saver", "__proto__", "of");
  const headers = fc.record(
    {
      cookie: fc.constantFrom("language=sw", "language=%", "saver=on", "x".repeat(3000), "__proto__=1"),
      "accept-language": fc.constantFrom("sw", "*;q=9", "x".repeat(500)),
      "accept-encoding": fc.constantFrom("br", "gzip;q=0, *", "identity;q=0"),
      "if-none-match": fc.constantFrom("*", 'W/"x"'),
      host: fc.constantFrom("localhost", "evil.example", "[::1]:3000"),
    },
    { requiredKeys: [] },
  );
  return fc
    .record({ path, queryString: fc.dictionary(names, anyText, { maxKeys: 3 }), headers })
    .map(({ path, queryString, headers }) => {
      const search = query(queryString);
      return { target: "page", url: search ? `${path}?${search}` : path, headers };
    });
}

function formRequests(): Requests {
  return fc
    .dictionary(fc.oneof(fc.constantFrom("reason", "name", "contact", "relation"), anyText), anyText)
    .map((fields) => ({
      target: "form /removal",
      method: "POST",
      url: "/removal",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: query(fields),
    }));
}

const fileEnds = ["", "", "", "/", "/%2e%2e/x.webp", "%00", "/../..", "%2f..%2f..%2fpackage.json", "?q=%ff"];

/** Requests for static files, whole and in ranges, and path traversal attempts. */
function fileRequests(files: readonly string[]): Requests {
  const headers = fc.record(
    {
      range: fc.constantFrom("bytes=0-0", "bytes=-1", "bytes=9-1", "bytes=0-99999999999999999999", "lines=1"),
      "if-none-match": fc.constantFrom("*", 'W/"x"'),
      "if-modified-since": fc.constantFrom("Sun, 22 Nov 2026 00:00:00 GMT", "never"),
      "accept-encoding": fc.constantFrom("br", "gzip;q=0, *", "identity;q=0"),
    },
    { requiredKeys: [] },
  );
  const end = fc.constantFrom(...fileEnds);
  const method = fc.constantFrom("GET", "GET", "HEAD", "POST");
  return fc
    .record({ file: fc.constantFrom(...files), end, headers, method })
    .map(({ file, end, headers, method }) => ({ target: "file", method, url: file + end, headers }));
}

const variants = ["320.webp", "960.avif", "share-50-50.jpg", "share-999-999.jpg", "0.webp", "..%2f320.webp"];

function mediaRequests(): Requests {
  return fc
    .tuple(fc.oneof(knownText, anyText), fc.constantFrom(...variants))
    .map(([photo, name]) => ({ target: "media", url: `/media/${encodeText(photo)}/${name}` }));
}
