import { expect, vi } from "vitest";

/** Waits until a server answers `/readyz` with this status, for two minutes at most. */
export const untilReadiness = (url: string, status: number): Promise<void> =>
  vi.waitFor(async () => expect((await fetch(`${url}/readyz`)).status).toBe(status), {
    timeout: 120_000,
    interval: 100,
  });
