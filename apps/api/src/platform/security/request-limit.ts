import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#platform/errors.ts";
import { networkOf } from "./network-of.ts";

export interface RequestAllowance {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** Counts one request of an address against a limit. @throws AppError `rate_limited` above it */
export type SpendRequest = (address: string) => Promise<void>;

/** Limits of requests for each address and process. High, because a school or a mobile carrier is one address. */
export interface RequestBudgets {
  /** Changes, and attempts to make some. */
  readonly write: SpendRequest;
  /** What is not in memory: pages that nobody has asked for, and public queries. */
  readonly read: SpendRequest;
  /** Refreshing and ending sessions, apart from the others, so that whoever uses those up ends nobody's session. */
  readonly session: SpendRequest;
}

const usualAllowance: RequestAllowance = { points: 600, duration: 60 };

export const requestBudgets = (
  allowances: Partial<Record<keyof RequestBudgets, RequestAllowance>> = {},
): RequestBudgets => ({
  write: limitRequests(allowances.write),
  read: limitRequests(allowances.read),
  session: limitRequests(allowances.session),
});

/** @returns a function that counts one request of an address; that of an unknown one, which is empty, is not counted */
export function limitRequests(allowance = usualAllowance): SpendRequest {
  const limiter = new RateLimiterMemory({ ...allowance });
  return async (address) => {
    if (address === "") return;
    try {
      await limiter.consume(networkOf(address));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("rate_limited", { retryAfter: Math.max(1, refused.msBeforeNext / 1000) });
    }
  };
}
