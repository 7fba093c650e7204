import type { FileRecord } from "@visiga/contracts/files";
import { describe, expect, it } from "vitest";
import { chartGroups, groupPlace } from "./chart-groups.ts";

const day = "2026-01-01T00:00:00.000Z";

const file = (id: string, title: string, photo: FileRecord["photo"] = null): FileRecord => ({
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

const names = (files: readonly FileRecord[]) =>
  chartGroups(files).map(({ group, members }) => [group, members.map(({ id }) => id)]);

describe("the groups of the chart", () => {
  it("the groups of the chart have the documented order, whatever the order of the files", () => {
    expect(names([file("1", "DRIVERS"), file("2", "RECTOR"), file("3", "ARCHBISHOP")])).toEqual([
      ["ARCHBISHOP", ["3"]],
      ["RECTOR", ["2"]],
      ["DRIVERS", ["1"]],
    ]);
  });

  it("a title matches its group in any case, spaces for underscores, in the order of the list", () => {
    expect(names([file("1", "academic dean"), file("2", "ACADEMIC_DEAN"), file("3", "Academic")])).toEqual([
      ["ACADEMIC_DEAN", ["1", "2"]],
      ["ACADEMIC", ["3"]],
    ]);
  });

  it("files with an unknown title are in the last group, 'other'", () => {
    expect(names([file("1", "Gardener"), file("2", "CHEF_TEAM")])).toEqual([
      ["CHEF_TEAM", ["2"]],
      ["OTHER", ["1"]],
    ]);
  });

  it("members without a photo get the four motifs in turn", () => {
    const files = ["1", "2", "3", "4", "5", "6"].map((id) => file(id, "TEACHER", id === "2" ? photo : null));
    const tiles = chartGroups(files)[0]?.members.filter((member) => !member.photo);
    expect(tiles?.map(({ motif }) => motif)).toEqual(["cross", "wave", "star", "leaf", "cross"]);
  });

  it("every group of the chart has an id on the page", () => {
    expect(groupPlace("ASSISTANT_DISPENSARY_MANAGER")).toBe("assistant-dispensary-manager");
  });
});
