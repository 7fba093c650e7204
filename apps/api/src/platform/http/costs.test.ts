import type { Cost } from "@visiga/contracts/procedures";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { createRequestQuotas } from "#platform/security/request-quotas.ts";
import { boundCosts, nameRoutes } from "./costs.ts";
import { EarlyResponses } from "./early-responses.ts";
import { createVisitorQueues } from "./visitor-queues.ts";

const quota = { points: 2, duration: 60 };
let app: FastifyInstance;
afterEach(() => app.close());

function open(isUsers = async () => false) {
  app = Fastify();
  app.decorate("earlyResponses", new EarlyResponses(() => false));
  const queues = createVisitorQueues(() => 0);
  const quotas = createRequestQuotas({ write: quota, read: quota, file: quota, session: quota });
  boundCosts(app, { quotas, queues, isUsers });
  return queues;
}
const answer = async () => "answer";
const publicly = (cost: Cost) => ({ config: { access: "public", cost } }) as const;

test.each([
  ["cost", { access: "public" }, "GET /new does not say what it costs"],
  ["access level", { cost: "query" }, "GET /new does not say who may call it"],
] as const)("a server with a route without %s does not start", async (_, config, message) => {
  open();
  app.get("/known", publicly("query"), answer);
  app.get("/new", { config }, answer);
  await expect(app.ready()).rejects.toThrow(message);
});

test("the routes of a library have the cost of their scope", async () => {
  open();
  app.register(async (scope) => {
    nameRoutes(scope, { access: "public", cost: "memory" });
    scope.route({ method: ["GET", "HEAD"], url: "/file.css", handler: answer });
  });
  await expect(app.ready()).resolves.toBeDefined();
});

const reads = [
  ["file", "files"],
  ["query", "queries"],
  ["computation", "computations"],
] as const;

test.each(reads)("GET and HEAD of a route that costs a %s have one quota", async (cost) => {
  open();
  app.get("/one", publicly(cost), answer);
  const status = async (method: "GET" | "HEAD") => (await app.inject({ method, url: "/one" })).statusCode;
  expect([await status("GET"), await status("HEAD"), await status("GET"), await status("HEAD")]).toEqual([
    200, 200, 429, 429,
  ]);
});

test.each(reads)(
  "GET and HEAD of a route that costs a %s wait in its queue, those of users do not",
  async (cost, name) => {
    let users = false;
    const queues = open(async () => users);
    app.get("/one", publicly(cost), answer);
    let end = () => {};
    const work = new Promise<void>((resolve) => {
      end = resolve;
    });
    const running = Array.from({ length: 8 }, () => queues[name].run(() => work));
    const waiting = queues[name].waiting;
    const answers = [app.inject("/one"), app.inject({ method: "HEAD", url: "/one" })];
    await expect.poll(() => queues[name].waiting).toBe(waiting + 2);
    users = true;
    expect((await app.inject({ url: "/one", remoteAddress: "192.0.2.2" })).statusCode).toBe(200);
    end();
    await Promise.all(running);
    for (const each of await Promise.all(answers)) expect(each.statusCode).toBe(200);
  },
);

test("a route that answers from memory has neither quota nor queue", async () => {
  open();
  app.get("/one", publicly("memory"), answer);
  for (let time = 0; time < 5; time += 1) expect((await app.inject("/one")).statusCode).toBe(200);
});

test("attempted changes count before their caller is known", async () => {
  open();
  app.post("/one", { config: { access: "admin", cost: "query" } }, answer);
  const status = async () => (await app.inject({ method: "POST", url: "/one" })).statusCode;
  expect([await status(), await status(), await status()]).toEqual([200, 200, 429]);
});
