import { describe, expect, it } from "vitest";
import { contentQuery, routeTarget } from "./link-target.ts";

describe("innerTarget", () => {
  it("splits an address of the site into path, query and hash", () => {
    expect(routeTarget("/gallery?category=events#top")).toEqual({
      pathname: "/gallery",
      search: "?category=events",
      hash: "top",
    });
    expect(routeTarget("/")).toEqual({ pathname: "/", search: "", hash: "" });
  });

  it("has no path for a bare query, which stays on the current page", () => {
    expect(routeTarget("?show=18")).toEqual({ pathname: undefined, search: "?show=18", hash: "" });
  });

  it.each([
    "tel:+255700000001",
    "mailto:info@example.org",
    "https://example.org/",
    "//example.org",
    "#privacy",
    "/media/1/320.webp",
    "/api/docs",
    "/og.jpg",
  ])("is null for %s, which the browser handles", (to) => {
    expect(routeTarget(to)).toBeNull();
  });
});

it.each([
  ["", ""],
  ["?lang=sw", ""],
  ["?show=24&lang=sw&saver=on", "?show=24"],
])("the query %j without drawing parameters is %j", (search, own) => {
  expect(contentQuery(search)).toBe(own);
});
