import type { ActivityEntry } from "@visiga/contracts/activity";
import { expect, test } from "vitest";
import { activityLines } from "./activity-lines.ts";

const entry = (id: string, at: string, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at,
  by: "Sample Teacher 01",
  kind: "picture",
  action: "pictureAdded",
  item: `Picture ${id}`,
  itemSw: null,
  changes: [],
  ...more,
});
const ids = (entries: ActivityEntry[]) => activityLines(entries).map((line) => line.map(({ id }) => id));

test("consecutive pictures that one person adds on one day share a line", () => {
  const entries = ["4", "3", "2"].map((id) => entry(id, "2026-11-08T10:00:00Z"));
  expect(ids([...entries, entry("1", "2026-11-08T09:00:00Z", { by: "Sample Teacher 02" })])).toEqual([
    ["4", "3", "2"],
    ["1"],
  ]);
});

test("another action in between, or midnight in the school’s time zone, starts a new line", () => {
  expect(
    ids([
      entry("5", "2026-11-08T21:30:00Z"),
      entry("4", "2026-11-08T20:30:00Z"),
      entry("3", "2026-11-08T20:00:00Z", { action: "pictureChanged" }),
      entry("2", "2026-11-08T19:00:00Z", { action: "pictureChanged" }),
      entry("1", "2026-11-08T18:00:00Z"),
    ]),
  ).toEqual([["5"], ["4"], ["3"], ["2"], ["1"]]);
});

test("other actions share a line too, with details only those at once, and not those of accounts", () => {
  const at = "2026-11-08T10:00:00Z";
  const each = (kind: ActivityEntry["kind"], action: ActivityEntry["action"]) =>
    ["3", "2", "1"].map((id) => entry(id, at, { kind, action }));
  const later = entry("4", "2026-11-08T10:00:01Z", { action: "pictureMoved" });
  expect(ids(each("picture", "pictureBinned"))).toEqual([["3", "2", "1"]]);
  expect(ids(each("picture", "pictureMoved"))).toEqual([["3", "2", "1"]]);
  expect(ids([later, ...each("picture", "pictureMoved")])).toEqual([["4"], ["3", "2", "1"]]);
  expect(ids(each("site", "siteBinned"))).toEqual([["3", "2", "1"]]);
  expect(ids(each("user", "userInvited"))).toEqual([["3"], ["2"], ["1"]]);
});
