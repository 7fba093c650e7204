import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@visiga/api/src/platform/system/free-port.ts";
import { untilAnswered } from "@visiga/testing/until";

const example = new URL("../../../../docs/deploy/Caddyfile", import.meta.url);

/** Starts Caddy with the example of docs/deploy, on other addresses. @throws Error if Caddy is not installed */
export async function startCaddy(folder: string, port: number) {
  const source = await readFile(example, "utf8");
  const file = join(folder, "Caddyfile");
  const site = source.replace(/\bdynamic a \{[^}]*\}/, () => `to 127.0.0.1:${port}`);
  if (site === source) throw new Error("docs/deploy/Caddyfile does not contain the expected lines");
  await writeFile(file, site);
  const url = `http://127.0.0.1:${await freePort()}`;
  const env = { ...process.env, PUBLIC_URL: url, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const caddy = spawn("caddy", ["run", "--config", file, "--adapter", "caddyfile"], { env, stdio: "ignore" });
  if (caddy.pid === undefined)
    throw new Error("Caddy is not installed (Debian: apt-get install caddy)", {
      cause: (await once(caddy, "error"))[0],
    });
  await untilAnswered(`${url}/healthz`);
  return {
    url,
    stop: async () => {
      if (caddy.kill("SIGTERM")) await once(caddy, "exit");
    },
  };
}
