import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { EvaluatedModules, ModuleRunnerTransport } from "vite/module-runner";
import { developmentFailure } from "./development-failure.ts";
import type { PageRendererModule, RenderPage } from "./page-renderer.ts";

/** Asks Vite for a module of the sources. */
export type InvokeVite = NonNullable<ModuleRunnerTransport["invoke"]>;

const entry = "/src/entry-server.tsx";

/** Renders each page by the current sources of the site, which Vite translates in another process. */
export async function renderSources(siteRoot: string, invoke: InvokeVite): Promise<RenderPage> {
  const runnerPath = createRequire(join(siteRoot, "package.json")).resolve("vite/module-runner");
  const { ModuleRunner }: typeof import("vite/module-runner") = await import(pathToFileURL(runnerPath).href);
  // Without hot replacement: before each page it asks which modules have changed.
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false });
  const render: RenderPage = async (request) => {
    const module = await runner.import<PageRendererModule>(entry);
    return module.createPageRenderer({ styles: styleSheets(runner.evaluatedModules) })(request);
  };
  return async (request) => {
    const rendered = await render(request).catch((failure: unknown) => ({ status: 500, failure, complete: false }));
    if ("html" in rendered && rendered.failure === undefined) return rendered;
    return { ...rendered, html: await developmentFailure(rendered.failure) };
  };
}

/** Addresses of the style sheets that the entry imports, in the order of a build. */
function styleSheets(modules: EvaluatedModules): string[] {
  const seen = new Set<string>();
  const below = (id: string | undefined): string[] => {
    const module = id === undefined ? undefined : modules.getModuleById(id);
    if (!module || seen.has(module.id)) return [];
    seen.add(module.id);
    const imported = [...module.imports].flatMap(below);
    return module.url.endsWith(".css") ? [...imported, module.url] : imported;
  };
  return below(modules.getModuleByUrl(entry)?.id);
}
