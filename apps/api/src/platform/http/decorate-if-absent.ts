import type { FastifyInstance } from "fastify";

/** Decorates the server, unless a test has already done so with a double. */
export function decorateIfAbsent<Name extends keyof FastifyInstance>(
  app: FastifyInstance,
  name: Name,
  create: () => FastifyInstance[Name],
): void {
  if (!app.hasDecorator(name)) app.decorate(name, create() as never);
}
