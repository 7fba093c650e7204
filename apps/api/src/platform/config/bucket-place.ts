/** The same text for each spelling of the address of a bucket. Scheme and port do not make another provider. */
export function bucketPlace(endpoint = "", bucket = ""): string {
  if (!URL.canParse(endpoint)) return `${endpoint} ${bucket}`;
  const { hostname, pathname } = new URL(endpoint.toLowerCase());
  const name = hostname.replace(/\.$/, "");
  const host = bucket && name.startsWith(`${bucket}.`) ? name.slice(bucket.length + 1) : name;
  return `${sameHosts.find(([spelling]) => spelling.test(host))?.[1] ?? host} ${pathname.replace(/\/+$/, "")} ${bucket}`;
}

const sameHosts: readonly [RegExp, string][] = [
  [/^(?:localhost|127\.[\d.]+|\[::1\]|0\.0\.0\.0)$/, "localhost"],
  // The names of its buckets are unique in all regions.
  [/(?:^|\.)s3[\w.-]*\.amazonaws\.com$/, "amazonaws.com"],
];
