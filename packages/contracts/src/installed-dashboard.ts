// The dashboard as an installed app: it opens without a network and receives what a phone shares with it.

/** Its service worker controls the addresses that begin so. */
export const dashboardPath = "/dashboard";

/** Receives what was shared. The service worker answers; the server only where there is none. */
export const sharePath = "/dashboard/share";

/** The field of the form with the shared files. */
export const sharedFilesField = "pictures";

export const dashboardManifestPath = "/dashboard.webmanifest";
export const dashboardWorkerPath = "/dashboard-worker.js";
export const dashboardShellPath = "/dashboard-shell.json";

/** What the dashboard of one build needs to open. */
export interface DashboardShell {
  /** Differs for each build of the dashboard, and so for each version of the API that its code knows. */
  readonly build: string;
  /** Paths of its scripts, styles and fonts. */
  readonly files: readonly string[];
}
