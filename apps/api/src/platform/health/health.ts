import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { ContentVersion } from "#platform/cache/content-version.ts";
import type { ForwardedHeaderMonitor } from "#platform/security/forwarded-header-monitor.ts";

const timeout = 2000;

/** All clients share one check a second. */
const config = { access: "public", cost: "memory" } as const;

interface HealthDeps {
  readonly readiness: Readonly<Record<"database" | "storage", () => Promise<void>>>;
  readonly contentVersion: ContentVersion;
  readonly forwarded: ForwardedHeaderMonitor;
}

/**
 * `/healthz`: the process runs. `/readyz`: dependencies and content version are known and it is not stopping; else 503.
 * `contentAge` is in seconds; `proxy` tells whether TRUST_PROXY lacks a proxy.
 */
export function serveHealth(app: FastifyInstance, { readiness, contentVersion, forwarded }: HealthDeps): void {
  app.get("/healthz", { config }, async (_, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));

  app.get("/readyz", { config }, async (request, reply) => {
    if (app.draining.started) return reply.code(503).header("cache-control", "no-store").send({ status: "stopping" });
    const content = contentVersion.isKnown ? ("ok" as const) : ("unavailable" as const);
    const states = await Promise.all(
      Object.entries(readiness).map(async ([name, check]) => {
        try {
          await withTimeout(timeout, check());
          return [name, "ok"] as const;
        } catch (error) {
          request.log.warn({ err: error }, `${name} is not ready`);
          return [name, "unavailable"] as const;
        }
      }),
    );
    const ready = content === "ok" && states.every(([, state]) => state === "ok");
    reply.code(ready ? 200 : 503).header("cache-control", "no-store");
    return {
      status: ready ? "ok" : "unavailable",
      ...Object.fromEntries(states),
      content,
      contentAge: Number(contentVersion.age.toFixed(1)),
      proxy: forwarded.untrusted.length === 0 ? "ok" : "untrusted",
    };
  });
}

export const withTimeout = <Result>(milliseconds: number, work: Promise<Result>): Promise<Result> => {
  const late = pause(milliseconds, undefined, { ref: false }).then((): never => {
    throw new Error(`no answer within ${milliseconds} ms`);
  });
  return Promise.race([work, late]);
};
