import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#platform/errors/app-error.ts";
import { networkOf } from "./quota-address.ts";

export interface RequestQuota {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

const defaultQuota: RequestQuota = { points: 600, duration: 60 };
const fileQuota: RequestQuota = { points: 3000, duration: 60 };

/** Quotas per address and process. They are high, because a school or a mobile carrier shares one address. */
export const createRequestQuotas = (
  quotas: Partial<Record<"write" | "read" | "file" | "session", RequestQuota>> = {},
) => ({
  /** Changes, and attempted changes. */
  write: limitRequests(quotas.write),
  /** Queries and computations whose results are not cached. */
  read: limitRequests(quotas.read),
  /** Files that are not in memory, or do not exist. One page may show fifty pictures. */
  file: limitRequests(quotas.file ?? fileQuota),
  /** Refreshing and ending sessions, separate so that using up another quota ends no session. */
  session: limitRequests(quotas.session),
});
export type RequestQuotas = Readonly<ReturnType<typeof createRequestQuotas>>;

/**
 * @returns a function that counts one request of an address; an empty, unknown address is not counted
 * @throws AppError `rate_limited` if the quota is used up
 */
export function limitRequests(quota = defaultQuota) {
  const limiter = new RateLimiterMemory({ ...quota });
  return async (address: string): Promise<void> => {
    if (address !== "") await consume(limiter, networkOf(address));
  };
}

/** Counts one use of a key. @throws AppError `rate_limited` */
export async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new AppError("rate_limited", { retryAfter: Math.max(1, refused.msBeforeNext / 1000) });
  }
}
