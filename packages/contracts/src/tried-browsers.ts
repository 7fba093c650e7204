/** The browsers of the last `pnpm trials browsers` without a failure, and its day. */
export const triedBrowsers = {
  day: "2026-11-30",
  names: "Chromium 83, 92, 106, 156; Firefox 153; WebKitGTK 2.50",
} as const;
