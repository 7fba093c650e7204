import { expect, test } from "vitest";
import { quotaAddress } from "./quota-address.ts";
import { limitRequests } from "./request-quotas.ts";

test("a request whose connection was closed early has no address, and is not counted", async () => {
  const address = quotaAddress({ ip: undefined, headers: {} });
  expect(address).toBe("");
  const consumeQuota = limitRequests({ points: 1, duration: 60 });
  await expect(Promise.all([consumeQuota(address), consumeQuota(address)])).resolves.toEqual([undefined, undefined]);
});
