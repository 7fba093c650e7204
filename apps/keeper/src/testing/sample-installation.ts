import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, readdir, readFile, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@visiga/system/free-port";
import { isReady } from "#update/check-site.ts";
import type { SampleRelease } from "./sample-release-process.ts";

const run = promisify(execFile);
const launcher = fileURLToPath(new URL("../../../trials/release/visiga", import.meta.url));

/**
 * Makes archives of sample releases, with the real launcher and the real update.
 * @param bundles folder of the bundled programs, and `node` its Node.js, as the installed release will see them
 */
export async function makeArchive(
  folder: string,
  bundles: string,
  release: SampleRelease & { readonly cpu?: string; readonly repository?: string },
  node = process.execPath,
): Promise<string> {
  const { version, cpu = process.arch, repository } = release;
  const parent = join(folder, version);
  const content = join(parent, "visiga/releases", version);
  const programs = join(content, "apps/keeper/dist");
  await rm(parent, { recursive: true, force: true });
  await mkdir(programs, { recursive: true });
  await mkdir(join(content, "node/bin"), { recursive: true });
  await cp(launcher, join(content, "visiga"));
  await symlink(node, join(content, "node/bin/node"));
  await writeFile(join(content, "package.json"), JSON.stringify({ type: "module", version, cpu, repository }));
  for (const name of ["main", "backup", "verify-backup"])
    await writeFile(
      join(programs, `${name}.js`),
      `process.argv.splice(2, 0, ${JSON.stringify(JSON.stringify(release))}, "${name}");
await import("${join(bundles, "sample-release-process.js")}");`,
    );
  await writeFile(join(programs, "update.js"), `await import("${join(bundles, "update.js")}");`);
  await symlink(join("releases", version), join(parent, "visiga/current"));
  await symlink("current/visiga", join(parent, "visiga/visiga"));
  const archive = join(parent, `visiga-${version}.tar.gz`);
  await run("tar", ["-czf", archive, "-C", parent, "visiga"]);
  const { stdout } = await run("sha256sum", [`visiga-${version}.tar.gz`], { cwd: parent });
  await writeFile(join(parent, "SHA256SUMS"), stdout);
  return archive;
}

/** An installation from an archive, whose server is started and updated by its launcher. */
export class SampleInstallation {
  readonly #environment: NodeJS.ProcessEnv;
  readonly root: string;
  readonly url: string;

  private constructor(folder: string, port: number) {
    this.root = join(folder, "visiga");
    this.url = `http://127.0.0.1:${port}`;
    const { PATH, TMPDIR } = process.env;
    this.#environment = { PATH, TMPDIR, PORT: String(port), VISIGA_SETTINGS: join(folder, "none") };
  }

  static async unpack(archive: string, folder: string): Promise<SampleInstallation> {
    await mkdir(folder, { recursive: true });
    await run("tar", ["-xzf", archive, "-C", folder]);
    return new SampleInstallation(folder, await freePort());
  }

  get environment(): NodeJS.ProcessEnv {
    return { ...this.#environment, VISIGA_ROOT: this.root, DATA_DIR: this.dataDir };
  }

  get dataDir(): string {
    return join(this.root, "data");
  }

  run = (program: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}) =>
    run(program, args, { env: { ...this.#environment, ...environment } }).then(
      ({ stdout }) => ({ code: 0, out: stdout, err: "" }),
      ({ code, stdout, stderr }) => ({ code, out: stdout, err: stderr }),
    );

  update = (archive: string, environment?: NodeJS.ProcessEnv, options: readonly string[] = []) =>
    this.run(join(this.root, "visiga"), ["update", ...options, archive], environment);

  /** Starts the server. @throws Error with its output if it ends instead */
  async start(): Promise<void> {
    const server = spawn(join(this.root, "visiga"), ["start"], {
      env: this.#environment,
      stdio: "ignore",
      detached: true,
    });
    const ended = once(server, "exit").then(([code]) => {
      throw new Error(`The server ended with ${code}`);
    });
    const ready = async () => {
      while (!(await isReady(this.url)));
    };
    await Promise.race([ready(), ended]);
    ended.catch(() => {});
    server.unref();
  }

  /** What visitors get, what the data is, and which release is current. */
  async state() {
    const page = await fetch(this.url).then((response) => response.text());
    const [, served] = /<html>(.*)<\/html>/.exec(page) ?? [];
    const names = await readdir(this.root);
    return {
      served,
      data: await readFile(join(this.dataDir, "postgres/version"), "utf8"),
      current: await readlink(join(this.root, "current")),
      left: names.filter((name) => !["current", "data", "releases", "visiga", "visiga.log"].includes(name)),
    };
  }

  releases = (): Promise<string[]> => readdir(join(this.root, "releases"));

  async kill(): Promise<void> {
    for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
      const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
      if (command.includes(`${this.root}/`)) process.kill(Number(pid), "SIGKILL");
    }
    while (await isReady(this.url));
  }
}
