import type { EntryRecord } from "@visiga/contracts/entries";
import { describe, expect, it } from "vitest";
import { chartGroups, groupPlace } from "./chart-groups.ts";

const day = "2026-01-01T00:00:00.000Z";

const entry = (id: string, title: string, photo: EntryRecord["photo"] = null): EntryRecord => ({
  id,
  name: `Sample Name ${id}`,
  title,
  description: null,
  page: "ORGANIZATION",
  photoUrl: null,
  photo,
  alt: null,
  focal: { x: 50, y: 50 },
  path: null,
  sharePicture: null,
  createdAt: day,
  date: day,
  sample: false,
  version: 1,
});

const photo = {
  id: "p",
  width: 1,
  height: 1,
  color: "#000000",
  placeholder: "data:,",
  sources: [],
  avif: [],
  jpeg: [],
};

const names = (entries: readonly EntryRecord[]) =>
  chartGroups(entries).map(({ group, members }) => [group, members.map(({ id }) => id)]);

describe("the groups of the chart", () => {
  it("the groups of the chart have the documented order, whatever the order of the entries", () => {
    expect(names([entry("1", "DRIVERS"), entry("2", "RECTOR"), entry("3", "ARCHBISHOP")])).toEqual([
      ["ARCHBISHOP", ["3"]],
      ["RECTOR", ["2"]],
      ["DRIVERS", ["1"]],
    ]);
  });

  it("a title matches its group in any case, spaces for underscores, in the order of the list", () => {
    expect(names([entry("1", "academic dean"), entry("2", "ACADEMIC_DEAN"), entry("3", "Academic")])).toEqual([
      ["ACADEMIC_DEAN", ["1", "2"]],
      ["ACADEMIC", ["3"]],
    ]);
  });

  it("entries with an unknown title are in the last group, 'other'", () => {
    expect(names([entry("1", "Gardener"), entry("2", "CHEF_TEAM")])).toEqual([
      ["CHEF_TEAM", ["2"]],
      ["OTHER", ["1"]],
    ]);
  });

  it("members without a photo get the four motifs in turn", () => {
    const entries = ["1", "2", "3", "4", "5", "6"].map((id) => entry(id, "TEACHER", id === "2" ? photo : null));
    const tiles = chartGroups(entries)[0]?.members.filter((member) => !member.photo);
    expect(tiles?.map(({ motif }) => motif)).toEqual(["cross", "wave", "star", "leaf", "cross"]);
  });

  it("every group of the chart has an id on the page", () => {
    expect(groupPlace("ASSISTANT_DISPENSARY_MANAGER")).toBe("assistant-dispensary-manager");
  });
});
