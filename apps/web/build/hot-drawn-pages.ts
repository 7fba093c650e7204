import type { Plugin } from "vite";

/**
 * Hot reload of the pages that the server draws. A change of what draws them is sent to their script as `page-changed`.
 * A change of a style sheet that they link is put in place, also of a CSS module, where Vite alone would reload the page.
 */
export function hotDrawnPages(): Plugin {
  return {
    name: "hot-drawn-pages",
    apply: "serve",
    async hotUpdate({ type, file, modules, server, timestamp, read }) {
      const { name, hot } = this.environment;
      const isStyle = file.endsWith(".css");
      // Waits for the text: an editor may have emptied the file first.
      if (type === "update") await read();
      if (name === "ssr" && modules.length > 0 && !isStyle) server.environments.client.hot.send("page-changed");
      if (name !== "client" || !isStyle) return undefined;
      // No module imports what only pages link.
      const linked = modules.filter(({ importers }) => importers.size === 0);
      const paths = new Set(linked.map(({ url }) => url.replace(/\?.*/, "")));
      const updates = [...paths].map((path) => ({ type: "css-update" as const, path, acceptedPath: path, timestamp }));
      hot.send({ type: "update", updates });
      return modules.filter((module) => !linked.includes(module));
    },
  };
}
