import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@visiga/system/free-port";
import { untilAnswered } from "@visiga/testing/until";

const pathOf = (name: string) => fileURLToPath(new URL(`../../../docs/deploy/${name}`, import.meta.url));

const environment = async (folder: string) => ({
  ...process.env,
  PUBLIC_URL: "https://www.example.org",
  XDG_CONFIG_HOME: folder,
  XDG_DATA_HOME: folder,
  CADDY_ADMIN: `127.0.0.1:${await freePort()}`,
});

/** Reads a file of docs/deploy as it is. @throws Error with what Caddy does not understand */
export async function checkCaddyfile(name: string, folder: string): Promise<void> {
  const args = ["validate", "--adapter", "caddyfile", "--config", pathOf(name)];
  await promisify(execFile)("caddy", args, { env: await environment(folder) });
}

/** Starts Caddy in a folder, with a file of docs/deploy, on another address, in front of this port, and without TLS. */
export async function startCaddy(name: string, folder: string, port: number) {
  await mkdir(folder);
  const url = `http://127.0.0.1:${await freePort()}`;
  const source = await readFile(pathOf(name), "utf8");
  const file = join(folder, "Caddyfile");
  const site = source
    .replace(/^(www\.example\.org|\{\$PUBLIC_URL\}) \{/m, () => `${url} {`)
    .replace("reverse_proxy 127.0.0.1:3000", () => `reverse_proxy 127.0.0.1:${port}`)
    .replace("name application", () => "name localhost")
    .replace("port 3000", () => `port ${port}`)
    // Tests wait for each failure.
    .replace("lb_try_duration 10s", () => "lb_try_duration 3s");
  if (/example|PUBLIC|3000/.test(site.replaceAll(/^#.*/gm, "")))
    throw new Error(`${name} has other lines than expected`);
  await writeFile(file, site);
  const caddy = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", file], {
    env: await environment(folder),
    stdio: "ignore",
  });
  await untilAnswered(url);
  return {
    url,
    stop: async () => {
      if (caddy.kill("SIGTERM")) await once(caddy, "exit");
    },
  };
}
