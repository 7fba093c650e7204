import type { Plugin } from "vite";

/**
 * Hot reload of server-rendered pages. A change of their sources is sent to the page's script as `page-changed`. Style
 * sheets that pages link, CSS modules included, are replaced in place; Vite alone would reload the page.
 */
export function hotRenderedPages(): Plugin {
  return {
    name: "hot-rendered-pages",
    apply: "serve",
    async hotUpdate({ type, file, modules, server, timestamp, read }) {
      const { name, hot } = this.environment;
      const isStyle = file.endsWith(".css");
      // Waits for the content: some editors empty a file before writing it.
      if (type === "update") await read();
      // A new file may be what a page that failed has missed.
      const isRendered = modules.length > 0 || type === "create";
      if (name === "ssr" && isRendered && !isStyle) server.environments.client.hot.send("page-changed");
      if (name !== "client" || !isStyle) return undefined;
      // A style sheet without importers is only linked by pages.
      const linked = modules.filter(({ importers }) => importers.size === 0);
      const paths = new Set(linked.map(({ url }) => url.replace(/\?.*/, "")));
      const updates = [...paths].map((path) => ({ type: "css-update" as const, path, acceptedPath: path, timestamp }));
      hot.send({ type: "update", updates });
      return modules.filter((module) => !linked.includes(module));
    },
  };
}
