import type { Procedure } from "@visiga/contracts/procedures";
import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ReleasesService } from "#features/releases/releases.service.ts";
import type { UserActor } from "#platform/security/actor.ts";
import type { Caller } from "#platform/security/identity.ts";
import { useTestApp } from "#testing/use-test-app.ts";

// A procedure is added as docs/recipes.md says: a row, a method.
vi.mock("@visiga/contracts/releases", async (load) => {
  const source = await load<typeof import("@visiga/contracts/releases")>();
  const row = {
    access: "admin",
    cost: "query",
    input: z.object({ word: z.string() }),
    output: z.object({ said: z.string() }),
  };
  const added: Record<string, Procedure> = {
    greet: { ...row, kind: "mutation" } as Procedure,
    sent: { ...row, kind: "route" } as Procedure,
  };
  return { ...source, releaseProcedures: { ...source.releaseProcedures, ...added } };
});
Object.assign(ReleasesService.prototype, {
  greet: (actor: UserActor, { word }: { word: string }, { origin }: Caller) => ({
    said: `${word} ${actor.name}, ${origin}`,
    secret: "not in the output",
  }),
});

const { api } = await useTestApp();

const call = async (role: "USER" | "ADMIN", input: unknown, name = "greet") =>
  api.call("mutation", `releases.${name}`, input, await api.logIn(await api.addUser({ role })));

test("an added procedure passes actor, input and caller to its method, and answers its output", async () => {
  const answer = await call("ADMIN", { word: "Karibu", other: 1 });
  expect(answer.json().result.data).toEqual({ said: "Karibu Sample User, http://localhost:80" });
});

test("an added procedure refuses whom its row does not name, before it reads the input", async () => {
  expect((await call("USER", undefined)).statusCode).toBe(403);
  expect((await api.call("mutation", "releases.greet")).statusCode).toBe(401);
});

test("an added procedure refuses an input that its row does not describe", async () => {
  const answer = await call("ADMIN", { word: 1 });
  expect([answer.statusCode, answer.json().error.data.code]).toEqual([400, "validation_failed"]);
});

test("a row of the kind route has no procedure", async () => {
  expect((await call("ADMIN", { word: "" }, "sent")).statusCode).toBe(404);
});
