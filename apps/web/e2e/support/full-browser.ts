import type { LaunchOptions } from "@playwright/test";

/** The fixture with the browser itself: the service worker of the headless shell does not always store pages. */
export const fullBrowser: {
  launchOptions: [
    (options: { launchOptions: LaunchOptions }, use: (options: LaunchOptions) => Promise<void>) => Promise<void>,
    { scope: "worker" },
  ];
} = {
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: String(process.env.E2E_CHROMIUM) }),
    { scope: "worker" },
  ],
};
