import { bearerToken } from "@visiga/system/http/bearer-token";
import { hashSecret } from "@visiga/system/security/one-time-secrets";
import type { FastifyInstance } from "fastify";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { AppError } from "#platform/errors/app-error.ts";
import { observeResponses } from "#platform/http/early-responses.ts";
import { sameHash } from "#platform/security/signed-text.ts";
import { withTimeout } from "./health.ts";

export interface Measure {
  /** Includes the unit as suffix. */
  readonly name: string;
  readonly help: string;
  /** Label that distinguishes the readings; absent: there is a single reading, under any name. */
  readonly label?: string;
  /** Whether the value only increases. */
  readonly counts?: boolean;
  /** The readings by label value. Rejects if they are currently unknown; `/metrics` then omits them. */
  read(): Promise<Readonly<Record<string, number>>>;
}

const timeout = 2000;

export function serveMetrics(
  app: FastifyInstance,
  { token, version, measures }: { token: string; version: string; measures: readonly Measure[] },
): void {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: "http_requests_total",
    help: "Answers by method and status.",
    labelNames: ["method", "status"],
    registers,
  });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time to answer, by method, group of routes and class of status.",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });

  observeResponses(app, ({ method: requested, route, status, seconds }) => {
    const method = knownMethods.has(requested) ? requested : "other";
    requests.inc({ method, status });
    durations.observe({ method, route: routeGroup(route), status: `${Math.floor(status / 100)}xx` }, seconds);
  });
  new Gauge({ name: "visiga_info", help: "1, with the version that runs.", labelNames: ["version"], registers }).set(
    { version },
    1,
  );
  for (const { name, help, label, read, counts = false } of measures) {
    const Kind = counts ? Counter : Gauge;
    new Kind({
      name,
      help,
      labelNames: label ? [label] : [],
      registers,
      async collect() {
        this.reset();
        const readings = await withTimeout(timeout, read()).catch(() => ({}));
        for (const [value, reading] of Object.entries(readings)) this.inc(label ? { [label]: value } : {}, reading);
      },
    });
  }

  app.get("/metrics", { config: { access: "ownKey", cost: "memory" } }, async (request, reply) => {
    const presented = bearerToken(request.headers.authorization);
    // Comparing hashes keeps the duration independent of content and length.
    if (presented === undefined || !sameHash(hashSecret(presented), hashSecret(token)))
      throw new AppError("unauthenticated");
    reply.header("cache-control", "no-store").type(registry.contentType);
    return registry.metrics();
  });
}

const knownMethods = new Set(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]);

/** Value of the label `route`: a group, because each icon and each procedure has a route. @param url its pattern */
export function routeGroup(url: string | undefined): string {
  if (url === undefined) return "none";
  if (url === "/*") return "pages";
  return (
    url.match(/^\/(api\/v1\/[^/]+|api\/[^/]+|media|artwork|assets|healthz|readyz|metrics)(?=\/|$)/)?.[0] ?? "files"
  );
}
