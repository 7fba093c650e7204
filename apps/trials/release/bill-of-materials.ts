import { readFile, writeFile } from "node:fs/promises";
import { newestPostgres } from "@visiga/keeper/src/postgres/postgres-programs.ts";
import { runtime } from "./platforms.ts";
import { run } from "./run.ts";

/** The parts of a bill that are changed here. */
interface Bill {
  serialNumber?: string;
  metadata: { timestamp: string };
  components: { readonly "bom-ref": string; readonly [property: string]: unknown }[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const workspaces = ["@visiga/api", "@visiga/keeper", "@visiga/system", "@visiga/web"].flatMap((name) => [
  "--filter",
  name,
]);

/** Components of a release that are no npm packages, with the SPDX identifiers of their licenses. */
const nativeComponents = [
  { name: "node", version: runtime.version, license: { id: "MIT" } },
  { name: "postgresql", version: newestPostgres.version, license: { id: "PostgreSQL" } },
];

/** A peer of @trpc/server for its types, and npm's PostgreSQL, which no archive has. */
const isLeftOut = (ref: string): boolean =>
  /^pkg:npm\/(typescript|%40typescript\/.+|%40embedded-postgres\/.+)@/.test(ref);

/**
 * Writes what a release consists of, as CycloneDX: the packages that are bundled or installed, Node.js and PostgreSQL.
 * @param time seconds since 1970
 */
export async function writeBillOfMaterials(path: string, time: number): Promise<void> {
  const options = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--sbom-type", "application", "--prod"];
  await run("npx", ["-y", "pnpm", ...workspaces, "sbom", ...options, "--out", path]);
  const bill: Bill = JSON.parse(await readFile(path, "utf8"));
  // The same release has the same bill.
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(time * 1000).toISOString();
  bill.components = bill.components.filter((component) => !isLeftOut(component["bom-ref"]));
  for (const { name, version, license } of nativeComponents) {
    const purl = `pkg:generic/${name}@${version}`;
    bill.components.push({ type: "library", name, version, "bom-ref": purl, purl, licenses: [{ license }] });
  }
  bill.components.sort((one, other) => (one["bom-ref"] < other["bom-ref"] ? -1 : 1));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => !isLeftOut(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => !isLeftOut(other)).sort() }))
    .sort((one, other) => (one.ref < other.ref ? -1 : 1));
  await writeFile(path, `${JSON.stringify(bill, null, 1)}\n`);
}
