import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "@visiga/system/free-port";
import { untilAnswered } from "@visiga/testing/until";

const example = new URL("../../../docs/deploy/nginx.conf", import.meta.url);

/**
 * Starts nginx in a folder, with the example of docs/deploy, on other addresses and without TLS.
 * @throws Error if nginx is not installed
 */
export async function startNginx(folder: string, ports: readonly number[]) {
  const version = await promisify(execFile)("nginx", ["-v"]).then(
    ({ stderr }) => stderr.trim().replace(/^nginx version: nginx\//, "nginx "),
    () => {
      throw new Error("nginx is not installed (Debian: apt-get install nginx-light)");
    },
  );
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
    if (/ 10\.0|listen (80|443)|ssl/.test(site))
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
    version,
    /** Sends new requests to these ports. Running requests finish. */
    serve: async (replicas: readonly number[]) => {
      await write(replicas);
      nginx.kill("SIGHUP");
    },
    /** Number of answered requests, and of those that were retried on another replica. */
    answered: async () => {
      const lines = (await readFile(join(folder, "access.log"), "utf8")).trim().split("\n");
      return { all: lines.length, passedOn: lines.filter((line) => line.includes(",")).length };
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
  log_format upstreams '$status $request_method $upstream_status';
  access_log access.log upstreams;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  include site.conf;
}
`;
