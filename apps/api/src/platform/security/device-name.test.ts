import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0";

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Infinix X6525) ${chrome} Mobile Safari/537.36`, "Chrome, Android, Infinix X6525"],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, "Chrome, Android"],
  [
    "Mozilla/5.0 (Linux; Android 9; SM-A105F Build/PPR1.180610.011; wv) Version/4.0 Chrome/87.0 Safari/537.36",
    "Chrome, Android, SM-A105F",
  ],
  ["Mozilla/5.0 (Android 13; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0", "Firefox, Android"],
  ["Mozilla/5.0 (Linux; U; Android 7.0; en-us; TECNO KC1) Chrome/70.0 Safari/537.36", "Chrome, Android"],
  [`Mozilla/5.0 (Linux; Android 13) ${chrome} Mobile Safari/537.36 SamsungBrowser/27.0`, "Samsung Internet, Android"],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/131.0.0.0`, "Edge, Windows"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1",
    "Safari, iPhone",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0", "Firefox, Linux"],
  ["curl/8.5.0", ""],
  [undefined, ""],
])("the user agent %s is recognised", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
