import type { BrowserFamily } from "@visiga/contracts/page-views";

/**
 * The family of a browser as its `User-Agent` names it, for counting only: no page depends on it. Opera Mini is named as
 * such in its extreme mode and on iPhones; its other mode is Chromium. All browsers of iPhones are WebKit.
 */
export function browserFamily(agent: string): BrowserFamily {
  // UC Browser of phones with keys, which sometimes calls itself Opera Mini too.
  if (agent.startsWith("UCWEB/")) return "other";
  if (/Opera Mini|OPiOS/.test(agent)) return "operaMini";
  if (/Chrom(?:e|ium)\/\d/.test(agent)) return "chromium";
  // Others only claim to be "like Gecko".
  return /Gecko\/\d|Firefox\/|AppleWebKit\//.test(agent) ? "geckoWebkit" : "other";
}
