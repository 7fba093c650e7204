import { expect, it } from "vitest";
import { routeGroup } from "./metrics.ts";

it.each([
  ["/api/v1/files/:id", "/api/v1/files"],
  ["/api/v1/files", "/api/v1/files"],
  ["/api/trpc/:path", "/api/trpc"],
  ["/api/openapi.json", "/api/openapi.json"],
  ["/media/:photo/:variant", "/media"],
  ["/assets/entry-1a2b.js", "/assets"],
  ["/assets-of-somebody", "files"],
  ["/robots.txt", "files"],
  ["/*", "pages"],
  [undefined, "none"],
])("metrics count a request to %s as %s", (url, group) => {
  expect(routeGroup(url)).toBe(group);
});
