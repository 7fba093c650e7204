import type { ArrangedEntry } from "@visiga/contracts/managed-entries";
import { expect, test } from "vitest";
import { changedIds, mergeOrder, orderGroups, reorderGroup } from "./order-groups.ts";

const entry = (id: string, title: string) => ({ id, title }) as ArrangedEntry;
const entries = [entry("a", "Teacher"), entry("b", "RECTOR"), entry("c", "teacher"), entry("d", "gardener")];
const shape = (order: string[]) =>
  orderGroups(order, entries, "ORGANIZATION").map(({ name, entries: members }) => [name, members.map(({ id }) => id)]);

test("offices are in the documented order, and their people in the order of the page", () => {
  expect(shape(["c", "d", "b", "a", "gone"])).toEqual([
    ["RECTOR", ["b"]],
    ["TEACHER", ["c", "a"]],
    ["OTHER", ["d"]],
  ]);
  expect(orderGroups(["d", "a"], entries, "HOME")).toHaveLength(1);
});

test("reordering a group leaves all other entries at their positions", () => {
  expect(reorderGroup(["a", "b", "c", "d"], ["c", "a"])).toEqual(["c", "b", "a", "d"]);
});

test("only groups whose order changed are sent", () => {
  const groups = (order: string[]) => orderGroups(order, entries, "ORGANIZATION");
  expect([...changedIds(groups(["a", "b", "c", "d"]), groups(["c", "b", "a", "d"]))]).toEqual(["c", "a"]);
  expect(changedIds(groups(["a", "b"]), groups(["b", "a"])).size).toBe(0);
});

test("an order drops missing entries and appends new ones", () => {
  expect(mergeOrder(["c", "a", "b"], ["a", "n", "c"])).toEqual(["c", "a", "n"]);
});
