import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * A built site that numbers its renderings. `/staff` reports that its lists could not be read, `/dispensary` answers
 * 503; a page with `?q=` takes 5 ms of CPU time, like a real page. With `?q=fails` rendering fails, with `?q=throws` a
 * component has thrown, `?q=untitled` has no title, `?q=empty` no content.
 */
const entry = `
let rendered = 0;
export const inlineScripts = ["let a=1"];
export const dashboardShell = () => ({ build: "1", files: ["/assets/a-1.js"] });
export const createPageRenderer = () => async ({ href, language, dataSaver, origin }) => {
  rendered += 1;
  if (href.includes("q=")) for (const end = performance.now() + 5; performance.now() < end; );
  if (href.includes("q=fails")) throw new TypeError("fault of a frame");
  const failed = href.includes("q=throws");
  return {
    failure: failed ? new TypeError("fault of a component") : undefined,
    status: failed ? 500 : href.startsWith("/not-found") ? 404 : href.startsWith("/dispensary") ? 503 : 200,
    complete: !failed && !/^\\/(staff|dispensary)/.test(href),
    html: "<html lang=" + language + "><script>let a=1</script><script>let injected=1</script>" +
      (href.includes("q=untitled") ? "" : "<title>Page</title>") + (href.includes("q=empty") ? "" : "<main></main>") +
      "<p>" + origin + href + (dataSaver ? " saver" : "") + " no. " + rendered + "</p>" + " ".repeat(2000) + "</html>",
  };
};`;

export async function writeStubSite(): Promise<{ readonly root: string; remove(): Promise<void> }> {
  const root = await mkdtemp(join(tmpdir(), "site-"));
  await mkdir(join(root, "dist/client/assets"), { recursive: true });
  await writeFile(join(root, "package.json"), `{"type":"module"}`);
  for (const build of ["client", "behaviour", "server"]) {
    await mkdir(join(root, "dist", build, ".vite"), { recursive: true });
    await writeFile(join(root, "dist", build, ".vite/manifest.json"), "{}");
  }
  await writeFile(join(root, "dist/client/assets/a-1.js"), "1");
  await writeFile(join(root, "dist/client/mark.svg"), "<svg/>");
  await writeFile(join(root, "dist/server/entry-server.js"), entry);
  await mkdir(join(root, "dist/worker"));
  for (const worker of ["sw.js", "dashboard-worker.js"]) await writeFile(join(root, "dist/worker", worker), "1");
  return { root, remove: () => rm(root, { recursive: true }) };
}

export const renderNumber = (html: string | Buffer): number => Number(/ no\. (\d+)</.exec(String(html))?.[1]);
