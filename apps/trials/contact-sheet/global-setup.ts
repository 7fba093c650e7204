import startSite from "@visiga/web/e2e/support/global-setup.ts";
import { showPhotographs } from "./photographed-site.ts";

/** The site of the browser tests; with PHOTOGRAPHS set, photographs are in place of its artwork. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const stop = await startSite();
  if (process.env.PHOTOGRAPHS) await showPhotographs(String(process.env.E2E_URL));
  return stop;
}
