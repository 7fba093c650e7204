import autocannon from "autocannon";
import type { Load, LoadResult } from "./with-wrk.ts";

let host = 0;

export async function runAutocannon({ url, headers, fresh, connections, seconds }: Load): Promise<LoadResult> {
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(fresh && {
      requests: [
        { setupRequest: (request) => ({ ...request, headers: { ...request.headers, host: `h${host++}.localhost` } }) },
      ],
    }),
  });
  const unchanged = result.statusCodeStats?.["304"]?.count ?? 0;
  return {
    answered: result["2xx"] + unchanged,
    failed: result.non2xx - unchanged + result.errors,
    seconds: result.duration,
    p99: result.latency.p99,
  };
}
