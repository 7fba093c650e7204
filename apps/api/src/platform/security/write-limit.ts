import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "#platform/errors.ts";

export interface WriteAllowance {
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
}

/** Limit of writing requests per address and process. High, because mobile carriers share addresses. */
const writeAllowance: WriteAllowance = { points: 600, duration: 60 };

/** @returns a function that counts one write of an address and throws AppError `rate_limited` above the limit */
export function limitWrites(allowance: WriteAllowance = writeAllowance) {
  const limiter = new RateLimiterMemory({ ...allowance });
  return async (address: string): Promise<void> => {
    try {
      await limiter.consume(address);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new AppError("rate_limited", { retryAfter: Math.max(1, refused.msBeforeNext / 1000) });
    }
  };
}
