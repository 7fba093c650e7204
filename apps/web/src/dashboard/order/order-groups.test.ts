import type { ArrangedFile } from "@visiga/contracts/managed-files";
import { expect, test } from "vitest";
import { carriedOver, changedIds, orderGroups, withGroup } from "./order-groups.ts";

const file = (id: string, title: string) => ({ id, title }) as ArrangedFile;
const files = new Map(
  [file("a", "Teacher"), file("b", "RECTOR"), file("c", "teacher"), file("d", "gardener")].map((each) => [
    each.id,
    each,
  ]),
);
const shape = (order: string[]) =>
  orderGroups(order, files, "ORGANIZATION").map(({ name, files: members }) => [name, members.map(({ id }) => id)]);

test("offices stand in the documented order, their people in the page’s", () => {
  expect(shape(["c", "d", "b", "a", "gone"])).toEqual([
    ["RECTOR", ["b"]],
    ["TEACHER", ["c", "a"]],
    ["OTHER", ["d"]],
  ]);
  expect(orderGroups(["d", "a"], files, "HOME")).toHaveLength(1);
});

test("a group changes its order at the places that it holds", () => {
  expect(withGroup(["a", "b", "c", "d"], ["c", "a"])).toEqual(["c", "b", "a", "d"]);
});

test("only what is in another order is sent", () => {
  const groups = (order: string[]) => orderGroups(order, files, "ORGANIZATION");
  expect([...changedIds(groups(["a", "b", "c", "d"]), groups(["c", "b", "a", "d"]))]).toEqual(["c", "a"]);
  expect(changedIds(groups(["a", "b"]), groups(["b", "a"])).size).toBe(0);
});

test("an order holds for what is still there, and what is new comes last", () => {
  expect(carriedOver(["c", "a", "b"], ["a", "n", "c"])).toEqual(["c", "a", "n"]);
});
