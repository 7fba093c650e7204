import { type DashboardShell, dashboardShellPath } from "@visiga/contracts/installed-dashboard";
import { refuseForeignAnswer } from "#platform/answers/unexpected-response.ts";
import { keepNewBuild } from "./dashboard-worker.ts";

let checking: Promise<void> | undefined;

/**
 * Call it before each request to the API. A dashboard that came from the cache of this device may be older than the
 * server: then it is cached anew and loaded again, and the request is never sent. Drafts and the upload queue remain.
 * @throws Error if the server is not reached
 */
export async function requireCurrentBuild(): Promise<void> {
  const { kept, build } = globalThis.document?.documentElement?.dataset ?? {};
  if (kept === undefined) return;
  checking ??= check(build).catch((error) => {
    checking = undefined;
    throw error;
  });
  await checking;
}

async function check(own: string | undefined): Promise<void> {
  const response = await fetch(dashboardShellPath, { cache: "no-store" });
  refuseForeignAnswer(response.status, response.headers.get("content-type"));
  const { build }: DashboardShell = await response.json();
  if (build === own) return;
  await keepNewBuild(build);
  location.reload();
  await new Promise(() => {});
}
