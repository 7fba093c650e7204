import type { FastifyInstance, FastifyRequest } from "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Tells which paths exist, for a route that is registered for every path. */
    hasPath?: (path: string) => boolean;
  }
}

/** Collects the methods of the routes that are added afterwards, for `handleNotFound`. */
export function knowMethods(app: FastifyInstance): void {
  const routes: { readonly fits: (path: string) => boolean; readonly methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ url, method, config }) => {
    const fits = url.includes("*") ? config?.hasPath : fitsPattern(url);
    if (fits) routes.push({ fits, methods: [method].flat() });
  });
  app.decorate("methodsAt", ({ url }: FastifyRequest) => {
    const [path = ""] = url.split("?");
    return [...new Set(routes.filter(({ fits }) => fits(path)).flatMap(({ methods }) => methods))];
  });
}

function fitsPattern(url: string): (path: string) => boolean {
  const pattern = new RegExp(`^${url.replace(/[.+]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`);
  return (path) => pattern.test(path);
}
