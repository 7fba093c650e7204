import { beforeEach, expect, test, vi } from "vitest";
import { RequestFailure } from "./failure.ts";
import { createQueryClient } from "./query-client.ts";

const failure = new Error("lost");
const conflict = new RequestFailure({ message: "Somebody else was first.", code: "stale_version" });
const logged = vi.fn();
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(logged);
  logged.mockClear();
});

const read = (error: Error) =>
  createQueryClient().fetchQuery({ queryKey: ["read"], queryFn: () => Promise.reject(error), retry: false });

const save = (error: Error, meta = {}) => {
  const client = createQueryClient();
  const mutation = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(error), meta });
  return mutation.execute(undefined);
};

test("a failed query and a failed mutation are each logged once", async () => {
  await expect(read(failure)).rejects.toBe(failure);
  await expect(save(failure)).rejects.toBe(failure);
  expect(logged.mock.calls).toEqual([[failure], [failure]]);
});

test("a conflict with another user is not logged", async () => {
  await expect(save(conflict)).rejects.toBe(conflict);
  await expect(read(conflict)).rejects.toBe(conflict);
  expect(logged).not.toHaveBeenCalled();
});

test("a mutation that shows its own failures is not logged", async () => {
  await expect(save(failure, { silent: true })).rejects.toBe(failure);
  expect(logged).not.toHaveBeenCalled();
});
