import { withoutSigns } from "@visiga/contracts/plain-text";

/** The same text for each spelling of the address of a bucket. Scheme and port do not make another provider. */
export function bucketPlace(endpoint = "", bucket = ""): string {
  if (!URL.canParse(endpoint)) return `${endpoint} ${bucket}`;
  const { hostname, pathname } = new URL(endpoint.toLowerCase());
  const name = hostname.replace(/\.$/, "");
  const host = bucket && name.startsWith(`${bucket}.`) ? name.slice(bucket.length + 1) : name;
  return `${sameHosts.find(([isSpelling]) => isSpelling(host))?.[1] ?? host} ${withoutSigns(pathname, "", "/")} ${bucket}`;
}

const sameHosts: readonly [(host: string) => boolean, string][] = [
  [(host) => /^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/.test(host), "localhost"],
  // The names of its buckets are unique in all regions.
  [(host) => host.endsWith(".amazonaws.com") && /(?:^|\.)s3/.test(host), "amazonaws.com"],
];
