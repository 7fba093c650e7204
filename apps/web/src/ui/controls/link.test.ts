import { describe, expect, it } from "vitest";
import { contentQuery, routeTarget } from "./link.tsx";

describe("innerTarget", () => {
  it("an address of the site is split into path, query and hash", () => {
    expect(routeTarget("/gallery?category=events#top")).toEqual({
      pathname: "/gallery",
      search: "?category=events",
      hash: "top",
    });
    expect(routeTarget("/")).toEqual({ pathname: "/", search: "", hash: "" });
  });

  it("a bare query has no path and stays on the current page", () => {
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
  ])("a link to %s is left to the browser", (to) => {
    expect(routeTarget(to)).toBeNull();
  });
});

it.each([
  ["", ""],
  ["?lang=sw", ""],
  ["?show=24&lang=sw&saver=on", "?show=24"],
])("the query %j without the parameters of language and data saver is %j", (search, own) => {
  expect(contentQuery(search)).toBe(own);
});
