import type { Config } from "@visiga/system/config/config";
import { type Finding, findingsAbout } from "./finding.ts";

const { fine, warn } = findingsAbout("settings");

/** Warns about settings that are allowed but unusual on a public site. */
export function diagnoseSettings({ publicUrl, trustProxy, administrator }: Config): Finding[] {
  const local = publicUrl !== undefined && /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicUrl).hostname);
  const unusual: readonly [applies: boolean, says: string, advice: string][] = [
    [
      publicUrl === undefined,
      "PUBLIC_URL is not set: links in feeds and messages use the address that each visitor types, and pages at a foreign address are slower",
      "Set PUBLIC_URL to the address of the site, like https://www.example.org.",
    ],
    [local, `PUBLIC_URL names this machine (${publicUrl})`, "Set it to the address that visitors use."],
    [
      !local && publicUrl?.startsWith("http:") === true,
      "PUBLIC_URL has no TLS: passwords can be read in transit",
      "Put a proxy with TLS in front.",
    ],
    [
      publicUrl?.startsWith("https:") === true && trustProxy === false,
      "TRUST_PROXY is not set: behind the proxy with TLS all visitors count as one, and share its limits",
      "Set TRUST_PROXY to the address of the proxy, 127.0.0.1 where it runs on this machine.",
    ],
    [
      trustProxy === true,
      "TRUST_PROXY=true trusts every client that claims to be a proxy",
      "Name the proxy's address instead.",
    ],
    [
      administrator !== undefined,
      "ADMIN_PASSWORD is still in the settings; it counts at the first start only",
      "Remove ADMIN_EMAIL and ADMIN_PASSWORD.",
    ],
  ];
  const found = unusual.filter(([applies]) => applies).map(([, says, advice]) => warn(says, advice));
  return found.length > 0 ? found : [fine("complete")];
}
