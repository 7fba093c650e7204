import { expect, test } from "vitest";
import { browserFamily } from "./browser-family.ts";

const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [
    "chromium",
    "Chrome 130 on Android",
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Chrome/130.0.0.0 Mobile Safari/537.36`,
  ],
  [
    "chromium",
    "Chrome 83 on Android 5",
    `Mozilla/5.0 (Linux; Android 5.1; itel A16) ${webkit} Chrome/83.0.4103.106 Mobile`,
  ],
  [
    "chromium",
    "Samsung",
    `Mozilla/5.0 (Linux; Android 13; SM-A047F) ${webkit} SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile`,
  ],
  ["chromium", "Opera", `Mozilla/5.0 (Linux; Android 8.1.0; TECNO) ${webkit} Chrome/115.0.5790.166 Mobile OPR/76.2`],
  [
    "chromium",
    "UC Browser",
    `Mozilla/5.0 (Linux; U; Android 9) ${webkit} Version/4.0 Chrome/78.0.3904.108 UCBrowser/13.4`,
  ],
  ["chromium", "Edge", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0`],
  ["geckoWebkit", "Firefox", "Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"],
  ["geckoWebkit", "KaiOS 2.5", "Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.1"],
  [
    "geckoWebkit",
    "Safari",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1",
  ],
  [
    "geckoWebkit",
    "Chrome on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 CriOS/130.0 Mobile Safari/604.1",
  ],
  [
    "geckoWebkit",
    "the browser of Android 4",
    "Mozilla/5.0 (Linux; U; Android 4.0.3; en-us) AppleWebKit/534.30 Version/4.0 Mobile",
  ],
  [
    "operaMini",
    "Opera Mini on Android",
    "Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; sw) Presto/2.12.423 Version/12.16",
  ],
  [
    "operaMini",
    "Opera Mini on a phone with keys",
    "Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119",
  ],
  [
    "operaMini",
    "Opera Mini on iPhone",
    "Mozilla/5.0 (iPhone; CPU iPhone OS 9_3) AppleWebKit/601.1.46 OPiOS/14.0.0 Mobile",
  ],
  ["other", "Internet Explorer", "Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko"],
  ["other", "NetSurf", "NetSurf/3.10 (Linux)"],
  ["other", "Dillo", "Dillo/3.0.5"],
  ["other", "w3m", "w3m/0.5.3+git20230121"],
  [
    "other",
    "an old UC Browser",
    "UCWEB/2.0 (MIDP-2.0; U; Adr 4.4.2; en-US; TECNO) U2/1.0.0 UCBrowser/9.4 U2/1.0.0 Mobile",
  ],
  [
    "other",
    "an old UC Browser that names itself Opera Mini too",
    "UCWEB/2.0 (Linux; U; Opera Mini/7.1.32052/30.2697; en-US; GT-S5302) U2/1.0.0 UCBrowser/9.3.0.440 Mobile",
  ],
  ["other", "a name without meaning", "x"],
] as const)("%s is the family of %s", (family, _, agent) => {
  expect(browserFamily(agent)).toBe(family);
});
