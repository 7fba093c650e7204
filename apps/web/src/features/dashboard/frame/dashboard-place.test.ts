import { expect, test } from "vitest";
import { dashboardPlace } from "./dashboard-place.ts";

test("the Images tab with its first filter needs no parameters", () => {
  expect(dashboardPlace({})).toEqual({});
  expect(dashboardPlace({ tab: "images", page: "ALUMNI" })).toEqual({});
});

test("a known filter or tab is kept, anything else left out", () => {
  expect(dashboardPlace({ page: "SEMINARIANS" })).toEqual({ page: "SEMINARIANS" });
  expect(dashboardPlace({ page: "SEMINARIAN" })).toEqual({});
  expect(dashboardPlace({ tab: "users", page: "NEWS" })).toEqual({ tab: "users" });
});
