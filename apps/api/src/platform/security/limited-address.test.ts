import { expect, test } from "vitest";
import { limitedAddress } from "./limited-address.ts";
import { limitRequests } from "./request-quotas.ts";

test("a request whose connection was closed early has no address, and is not counted", async () => {
  const address = limitedAddress({ ip: undefined, headers: {} });
  expect(address).toBe("");
  const spend = limitRequests({ points: 1, duration: 60 });
  await expect(Promise.all([spend(address), spend(address)])).resolves.toEqual([undefined, undefined]);
});
