import type { FullConfig } from "@playwright/test";
import { headlessShell, playwrightOf, provideChromium } from "@visiga/testing/chromium";
import { requireFreshBuild } from "@visiga/testing/fresh-build";
import { prepareTemplate, removeFolder, startCopy } from "./server.ts";

/**
 * Runs once before all tests: finds the browser and starts the shared server. The environment passes both to the
 * workers.
 */
export default async function globalSetup({ projects }: Pick<FullConfig, "projects">): Promise<() => Promise<void>> {
  requireFreshBuild();
  const browser = await provideChromium(playwrightOf(import.meta.url));
  process.env.E2E_CHROMIUM = browser;
  // The shell has no window for `--headed` and `--debug`.
  const isHeaded = projects.some(({ use }) => use.headless === false);
  process.env.E2E_HEADLESS_SHELL = isHeaded ? browser : headlessShell(browser);
  const template = await prepareTemplate();
  const shared = await startCopy(template);
  Object.assign(process.env, { E2E_TEMPLATE: template, E2E_URL: shared.url, E2E_DATA_DIR: shared.dataDir });
  return async () => {
    await shared.stop();
    await removeFolder(template);
  };
}
