import { readFile, writeFile } from "node:fs/promises";
import { runtime } from "./platforms.ts";
import { run } from "./run.ts";

interface Component {
  readonly type: string;
  readonly group?: string;
  readonly name: string;
  readonly version: string;
  readonly "bom-ref": string;
  readonly purl: string;
}

interface Bill {
  serialNumber?: string;
  metadata: { timestamp: string };
  components: Component[];
  dependencies: { ref: string; dependsOn?: string[] }[];
}

const workspaces = ["@visiga/api", "@visiga/web"].flatMap((name) => ["--filter", name]);

/** A peer of @trpc/server for its types, which no archive has. */
const isCompiler = (ref: string): boolean => /^pkg:npm\/(typescript|%40typescript\/.+)@/.test(ref);

/**
 * Writes what a release consists of, as CycloneDX: the packages that are bundled or installed, and Node.js.
 * @param time seconds since 1970
 */
export async function writeBillOfMaterials(repository: string, path: string, time: number): Promise<void> {
  const options = ["--sbom-format", "cyclonedx", "--sbom-spec-version", "1.6", "--sbom-type", "application", "--prod"];
  await run("npx", ["-y", "pnpm", ...workspaces, "sbom", ...options, "--out", path], repository);
  const bill: Bill = JSON.parse(await readFile(path, "utf8"));
  // The same release has the same bill.
  delete bill.serialNumber;
  bill.metadata.timestamp = new Date(time * 1000).toISOString();
  const node = `pkg:generic/node@${runtime.version}`;
  bill.components = bill.components.filter((component) => !isCompiler(component["bom-ref"]));
  bill.components.push({ type: "platform", name: "node", version: runtime.version, "bom-ref": node, purl: node });
  bill.components.sort((one, other) => (one["bom-ref"] < other["bom-ref"] ? -1 : 1));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => !isCompiler(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => !isCompiler(other)).sort() }))
    .sort((one, other) => (one.ref < other.ref ? -1 : 1));
  await writeFile(path, `${JSON.stringify(bill, null, 1)}\n`);
}
