import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { freePort } from "@visiga/system/free-port";
import { provideSystemPackages, succeeds } from "@visiga/testing/system-programs";
import { untilAnswered } from "@visiga/testing/until";

const example = new URL("../../../docs/deploy/nginx.conf", import.meta.url);

export const provideNginx = () =>
  provideSystemPackages({ names: ["nginx-light"], present: () => succeeds("nginx", ["-v"], 5) });

/** Starts nginx in a folder, with the example of docs/deploy, on other addresses and without TLS. */
export async function startNginx(folder: string, ports: readonly number[]) {
  await mkdir(folder);
  const port = await freePort();
  const redirectPort = await freePort();
  const source = await readFile(example, "utf8");
  const write = async (replicas: readonly number[]) => {
    const servers = replicas.map((replica) => `\tserver 127.0.0.1:${replica} max_fails=1 fail_timeout=2s;`);
    const site = source
      .replace(/(\n\tserver 10\..*;)+/, () => `\n${servers.join("\n")}`)
      .replace("listen 80;", () => `listen 127.0.0.1:${redirectPort};`)
      .replace("listen 443 ssl http2;", () => `listen 127.0.0.1:${port};`)
      .replaceAll(/\n\tssl_.*;/g, "");
    if (/ 10\.0|listen (80|443)|\bssl/.test(site))
      throw new Error("docs/deploy/nginx.conf does not contain the expected lines");
    await writeFile(join(folder, "site.conf"), site);
  };
  await writeFile(join(folder, "nginx.conf"), frame);
  await write(ports);
  const args = ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", join(folder, "error.log")];
  const nginx = spawn("nginx", args, { stdio: ["ignore", "inherit", "inherit"] });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswered(`${url}/healthz`);
  return {
    url,
    /** Sends new requests to these ports. Running requests finish. */
    serve: async (replicas: readonly number[]) => {
      await write(replicas);
      nginx.kill("SIGHUP");
    },
    stop: async () => {
      if (nginx.kill("SIGQUIT")) await once(nginx, "exit");
    },
  };
}

/** Debian's /etc/nginx/nginx.conf with the connection limits of the example, and with every path in the folder. */
const frame = `daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
worker_processes 2;
worker_rlimit_nofile 16384;
pid nginx.pid;
events { worker_connections 8192; }
http {
  access_log access.log;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;
