import type { FileRecord } from "@visiga/contracts/files";
import { CompressedResponse } from "#platform/responses/compressed-response.ts";
import { securityHeaders } from "#platform/security/headers.ts";

export function publicList(records: readonly FileRecord[]): CompressedResponse {
  const headers = {
    ...securityHeaders,
    "cache-control": "no-cache",
    "content-type": "application/json; charset=utf-8",
    vary: "accept-encoding",
  };
  return new CompressedResponse({ status: 200, headers, body: Buffer.from(JSON.stringify(records)) });
}
