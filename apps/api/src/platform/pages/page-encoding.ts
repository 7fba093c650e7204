import Negotiator from "negotiator";

const encodings = ["br", "gzip"] as const;
export type Encoding = (typeof encodings)[number] | "identity";

/** The smallest encoding that `Accept-Encoding` allows; the client's order of preference is ignored. */
export function pageEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { "accept-encoding": acceptEncoding } }).encodings(encodings);
  return encodings.find((encoding) => accepted.includes(encoding)) ?? "identity";
}
