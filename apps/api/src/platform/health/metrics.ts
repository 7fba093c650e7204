import { createHash, timingSafeEqual } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import type { FastifyInstance } from "fastify";
import { AppError } from "#platform/errors.ts";
import { bearerToken } from "#platform/identity.ts";

/** Numbers that are asked for when they are read. */
export type Gauges = Readonly<Record<string, { readonly help: string; readonly read: () => number }>>;

/** `/metrics` in Prometheus' text format, for whoever knows the token; without one there is no such page. */
export function serveMetrics(app: FastifyInstance, token: string | undefined, gauges: Gauges = {}): void {
  if (!token) return;
  const requests = new Map<string, { count: number; seconds: number }>();
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook("onClose", async () => void delay.disable());
  app.addHook("onResponse", async ({ method }, reply) => {
    const key = `method="${method}",status="${reply.statusCode}"`;
    const seen = requests.get(key) ?? { count: 0, seconds: 0 };
    seen.count += 1;
    seen.seconds += reply.elapsedTime / 1000;
    requests.set(key, seen);
  });

  const own: Gauges = {
    process_start_time_seconds: { help: "When the process started.", read: () => Date.now() / 1000 - process.uptime() },
    process_resident_memory_bytes: { help: "Memory of the process.", read: () => process.memoryUsage.rss() },
    process_cpu_seconds_total: { help: "Time on the processor.", read: cpuSeconds },
    nodejs_eventloop_delay_seconds: { help: "99 of 100 waits are shorter.", read: () => delay.percentile(99) / 1e9 },
  };

  app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(bearerToken(request.headers.authorization), token)) throw new AppError("unauthenticated");
    reply.header("cache-control", "no-store").type("text/plain; version=0.0.4; charset=utf-8");
    return [
      ...Object.entries({ ...own, ...gauges }).flatMap(([name, { help, read }]) =>
        describe(name, help, [["", read()]]),
      ),
      ...describe(
        "http_requests_total",
        "Answers by method and status.",
        [...requests].map(([key, { count }]) => [`{${key}}`, count]),
      ),
      ...describe(
        "http_request_seconds_total",
        "Time spent on them.",
        [...requests].map(([key, { seconds }]) => [`{${key}}`, seconds]),
      ),
      "",
    ].join("\n");
  });
}

function describe(name: string, help: string, values: readonly (readonly [labels: string, value: number])[]): string[] {
  const type = name.endsWith("_total") ? "counter" : "gauge";
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Compared by digest, so that neither content nor length shows in the time it takes. */
function isToken(given: string | undefined, token: string): boolean {
  const digest = (value: string) => createHash("sha256").update(value).digest();
  return given !== undefined && timingSafeEqual(digest(given), digest(token));
}
