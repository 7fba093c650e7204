/** In this order: most browsers also name others (Chrome says Safari). */
const browsers = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOP(R|T|iOS)\/|Opera/],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["UC Browser", /\bUCBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b/],
  ["Linux", /\bLinux\b/],
] as const;

/** The model that older browsers name: `Android 10; SM-A105F)`. Newer ones write `K` for all. */
const model = /\bAndroid [\d.]+; (?!K\b|wv\b|[a-z]{2}-|Mobile|Tablet)([^;)]{2,40}?)(?: Build\b|[;)])/;

/** `Chrome, Android, SM-A105F`, so that users recognise their devices; empty if nothing is known. */
export function deviceName(userAgent: string | undefined): string {
  const text = userAgent?.slice(0, 500) ?? "";
  const names = [browsers, systems].map((list) => list.find(([, pattern]) => pattern.test(text))?.[0]);
  return [...names, model.exec(text)?.[1]?.trim()].filter(Boolean).join(", ");
}
