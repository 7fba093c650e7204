import Negotiator from "negotiator";
import { memoised } from "#platform/cache/memoised.ts";

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** The smallest encoding that `Accept-Encoding` allows; the client's order of preference is ignored. */
export const acceptedEncoding = (header: string | undefined): Encoding => negotiated(header ?? "");

const negotiated = memoised((header): Encoding => {
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
});
