import { expect, test } from "vitest";
import { dashboardPlace } from "./dashboard-place.ts";

test("the Images tab with its first filter needs no parameters", () => {
  expect(dashboardPlace({})).toEqual({});
  expect(dashboardPlace({ tab: "images", page: "ALUMNI" })).toEqual({});
});

test("settings of the list that differ from the default stay in the query", () => {
  expect(dashboardPlace({ page: "ALL", q: " choir ", sort: "heaviest", only: "withoutConsent" })).toEqual({
    page: "ALL",
    q: "choir",
    sort: "heaviest",
    only: "withoutConsent",
  });
  expect(dashboardPlace({ q: 1990 })).toEqual({ q: "1990" });
  expect(dashboardPlace({ q: " ", sort: "newest", only: "everything" })).toEqual({});
  expect(dashboardPlace({ tab: "bin", q: "choir", sort: "name" })).toEqual({ tab: "bin" });
});

test("known filters and tabs stay in the query, anything else is dropped", () => {
  expect(dashboardPlace({ page: "SEMINARIANS" })).toEqual({ page: "SEMINARIANS" });
  expect(dashboardPlace({ page: "SEMINARIAN" })).toEqual({});
  expect(dashboardPlace({ tab: "users", page: "NEWS" })).toEqual({ tab: "users" });
  expect(dashboardPlace({ tab: "bin", task: "upload" })).toEqual({ tab: "bin" });
  expect(dashboardPlace({ tab: "nowhere", task: "upload" })).toEqual({ task: "upload" });
  expect(dashboardPlace({ task: "nothing" })).toEqual({});
});

test("the query of the Images tab has the id of the file whose form is open", () => {
  const edit = "0198c2f4-a1b2-7c3d-8e4f-5a6b7c8d9e0f";
  expect(dashboardPlace({ page: "NEWS", edit })).toEqual({ page: "NEWS", edit });
  expect(dashboardPlace({ page: "NEWS", edit: "1" })).toEqual({ page: "NEWS" });
  expect(dashboardPlace({ tab: "bin", edit })).toEqual({ tab: "bin" });
});

test("the query names the section of the Site tab, and without one lists them", () => {
  expect(dashboardPlace({ tab: "site", section: "rosters" })).toEqual({ tab: "site", section: "rosters" });
  expect(dashboardPlace({ tab: "site", section: "contact" })).toEqual({ tab: "site", section: "contact" });
  expect(dashboardPlace({ tab: "site", section: "nothing", page: "NEWS" })).toEqual({ tab: "site" });
  expect(dashboardPlace({ tab: "bin", section: "rosters" })).toEqual({ tab: "bin" });
});

test("the query names the page whose texts the pages section shows", () => {
  const pages = { tab: "site", section: "pages" } as const;
  expect(dashboardPlace({ ...pages, of: "/a-level" })).toEqual({ ...pages, of: "/a-level" });
  expect(dashboardPlace({ ...pages, of: "everyPage" })).toEqual({ ...pages, of: "everyPage" });
  expect(dashboardPlace({ ...pages, of: "/nowhere" })).toEqual(pages);
  expect(dashboardPlace({ tab: "site", section: "rosters", of: "/a-level" })).toEqual({
    tab: "site",
    section: "rosters",
  });
});
