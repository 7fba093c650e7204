import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { developmentFailure } from "@visiga/api/development-failure";
import type { InvokeVite } from "@visiga/api/site-sources";
import type { Config } from "@visiga/system/config/config";
import { listened } from "@visiga/system/listened";
import type { ViteDevServer } from "vite";
import { listenFailure, shownAddress } from "#site/listening-port.ts";

export type FrontServer = Awaited<ReturnType<typeof openFrontServer>>;

/**
 * What browsers reach while the site is developed: Vite with the site's sources and, behind it, the application, which
 * restarts after a change. Meanwhile requests wait, and open pages stay connected.
 * @param siteRoot folder of the site
 */
export async function openFrontServer(siteRoot: string) {
  const server = listened(createServer());
  const vite = await openVite(siteRoot, server);
  let port: number | undefined;
  let failure: string | undefined;
  let waiting: (() => void)[] = [];

  const answer = (incoming: IncomingMessage, response: ServerResponse): void => {
    const isPage = incoming.headers.accept?.includes("text/html");
    if (failure !== undefined && (isPage || port === undefined)) sendPage(response, failure);
    else if (port !== undefined) forward(incoming, response, port);
    else waiting.push(() => answer(incoming, response));
  };
  server.on("request", (incoming, response) => vite.middlewares(incoming, response, () => answer(incoming, response)));

  /** Answers the waiting requests, and loads the open pages again. */
  const goOn = () => {
    const due = waiting;
    waiting = [];
    for (const each of due) each();
    vite.environments.client.hot.send("page-changed");
  };
  return {
    /** @throws StartFailure for what the developer can correct */
    listen: async ({ host, port }: Pick<Config, "host" | "port">): Promise<string> => {
      server.listen({ host, port });
      await once(server, "listening").catch((error) => {
        throw listenFailure(error, { host, port });
      });
      return shownAddress(server, { host });
    },
    invokeVite: ((payload) => vite.environments.ssr.hot.handleInvoke(payload as never)) as InvokeVite,
    /** From now on requests wait. */
    hold: (): void => {
      port = undefined;
      failure = undefined;
    },
    /** From now on the application answers at a port of this machine. */
    pass: (to: number): void => {
      port = to;
      failure = undefined;
      goOn();
    },
    /** Shows why the sources do not start. What asks for no page still reaches the application, if it runs. */
    fail: async (output: string): Promise<void> => {
      failure = await developmentFailure(output);
      goOn();
    },
    close: async (): Promise<void> => {
      await vite.close();
      server.close();
      server.closeAllConnections();
    },
  };
}

async function openVite(siteRoot: string, server: ReturnType<typeof createServer>): Promise<ViteDevServer> {
  const path = createRequire(join(siteRoot, "package.json")).resolve("vite");
  const { createServer: createVite }: typeof import("vite") = await import(pathToFileURL(path).href);
  return createVite({
    root: siteRoot,
    appType: "custom",
    // Vite's default loader writes a temporary file, which restarts what watches the sources.
    configLoader: "runner",
    // Hot reload shares this server's port, so that two servers can run and one forwarded port is enough.
    server: { middlewareMode: true, hmr: { server }, fs: { allow: servedFolders(siteRoot) } },
  });
}

/** What the sources import from. Vite would serve every file of the repository, with the secrets in `./data`. */
const servedFolders = (siteRoot: string): string[] => [
  siteRoot,
  ...["packages", "node_modules"].map((folder) => join(siteRoot, "../..", folder)),
];

function forward(incoming: IncomingMessage, response: ServerResponse, port: number): void {
  const { method, url: path, rawHeaders, socket } = incoming;
  const headers = [...rawHeaders, "x-forwarded-for", socket.remoteAddress ?? ""];
  const passed = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders);
    answer.on("error", () => response.destroy()).pipe(response);
  });
  // It ended while it answered.
  passed.on("error", () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on("close", () => passed.destroy());
  incoming.pipe(passed);
}

const sendPage = (response: ServerResponse, html: string): void =>
  void response.writeHead(500, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" }).end(html);
