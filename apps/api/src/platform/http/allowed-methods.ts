import type { FastifyInstance, FastifyRequest } from "fastify";

/** For `handleNotFound`. Knows the routes that are added afterwards. A route for every path tells nothing about a single one. */
export function knowMethods(app: FastifyInstance): void {
  const routes: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook("onRoute", ({ url, method }) => {
    if (url.includes("*")) return;
    const pattern = new RegExp(`^${url.replace(/[.+]/g, "\\$&").replace(/:\w+/g, "[^/]+")}$`);
    routes.push({ pattern, methods: [method].flat() });
  });
  app.decorate("methodsAt", ({ url }: FastifyRequest) => {
    const [path = ""] = url.split("?");
    return routes.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
  });
}
