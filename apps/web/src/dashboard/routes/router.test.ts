import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { expect, test } from "vitest";
import { presentAddress } from "./present-address.ts";
import { createDashboardRouter } from "./router.tsx";

/** The route that opens for a query, and the address that the router makes of it. */
function opened(query: string): [route: string, address: string] {
  const router = createDashboardRouter(
    new QueryClient(),
    createMemoryHistory({ initialEntries: [`/dashboard${query}`] }),
  );
  const route = router.matchRoutes(router.latestLocation).at(-1);
  const address = router.buildLocation({ to: ".", search: true, _includeValidateSearch: true }).publicHref;
  return [route?.fullPath ?? "", decodeURIComponent(address.replace("/dashboard", ""))];
}

test("the Images tab with its first filter needs no parameters", () => {
  expect(opened("")).toEqual(["/dashboard/", ""]);
  expect(opened("?tab=images&page=ALUMNI")).toEqual(["/dashboard/", ""]);
});

test("settings of the list that differ from the default stay in the query", () => {
  const query = "?page=ALL&q=choir&sort=heaviest&only=decide&year=2023";
  expect(opened(query)).toEqual(["/dashboard/", query]);
  for (const [former, only] of [
    ["waiting", "decide"],
    ["withoutConsent", "decide"],
    ["takenDown", "hidden"],
    ["heavy", "improve"],
  ])
    expect(opened(`?only=${former}`)).toEqual(["/dashboard/", `?only=${only}`]);
  expect(opened("?q=%20choir%20")).toEqual(["/dashboard/", "?q=choir"]);
  expect(opened("?q=1990")).toEqual(["/dashboard/", '?q="1990"']);
  expect(opened("?q=%20&sort=newest&only=everything")).toEqual(["/dashboard/", ""]);
});

test("known filters, tabs and tasks stay in the query, unknown ones are dropped", () => {
  expect(opened("?page=SEMINARIANS")).toEqual(["/dashboard/", "?page=SEMINARIANS"]);
  expect(opened("?page=SEMINARIAN")).toEqual(["/dashboard/", ""]);
  expect(opened("?page=GALLERY&task=upload")).toEqual(["/dashboard/upload", "?page=GALLERY&task=upload"]);
  expect(opened("?page=HOME&task=order")).toEqual(["/dashboard/order", "?page=HOME&task=order"]);
  expect(opened("?tab=views&task=upload")).toEqual(["/dashboard/views", "?tab=views"]);
  expect(opened("?tab=nowhere&task=upload")).toEqual(["/dashboard/upload", "?task=upload"]);
  expect(opened("?task=nothing")).toEqual(["/dashboard/", ""]);
});

test("the query of the Images tab has the id of the file whose form is open", () => {
  const edit = "0198c2f4-a1b2-7c3d-8e4f-5a6b7c8d9e0f";
  expect(opened(`?page=NEWS&edit=${edit}`)).toEqual(["/dashboard/", `?page=NEWS&edit=${edit}`]);
  expect(opened("?page=NEWS&edit=1")).toEqual(["/dashboard/", "?page=NEWS"]);
});

test("the query names the section of the Site tab, and without one lists them", () => {
  expect(opened("?tab=site&section=rosters")).toEqual(["/dashboard/site", "?tab=site&section=school&at=historyYears"]);
  expect(opened("?tab=site&section=contact")).toEqual(["/dashboard/site", "?tab=site&section=contact"]);
  expect(opened("?tab=site&section=nothing")).toEqual(["/dashboard/site", "?tab=site"]);
});

test("the query names the page whose texts the pages section shows", () => {
  const pages = "?tab=site&section=pages";
  expect(opened(`${pages}&of=/a-level`)).toEqual(["/dashboard/site", `${pages}&of=/a-level`]);
  expect(opened(`${pages}&of=everyPage`)).toEqual(["/dashboard/site", `${pages}&of=everyPage`]);
  expect(opened(`${pages}&of=/nowhere`)).toEqual(["/dashboard/site", pages]);
  expect(opened("?tab=site&section=school&of=/a-level")).toEqual(["/dashboard/site", "?tab=site&section=school"]);
});

test("the query names the public page that is edited, instead of a tab", () => {
  expect(opened("?tab=views&editing=/history")).toEqual(["/dashboard/editing", "?editing=/history"]);
  expect(opened("?tab=views&editing=/nowhere")[0]).toBe("/dashboard/views");
});

test("parameters of another tab change nothing", () => {
  const query = "?tab=views&q=choir&section=rosters";
  expect(opened(query)).toEqual(["/dashboard/views", query]);
});

test("an address of a tab of an earlier release becomes that of the place with what it had", () => {
  const present = (query: string) => presentAddress(`http://localhost/dashboard${query}`).split("/dashboard")[1];
  expect(opened(present("?tab=bin") ?? "")).toEqual(["/dashboard/", "?page=ALL&only=bin"]);
  expect(opened(present("?tab=bin&q=choir") ?? "")).toEqual(["/dashboard/", "?q=choir&page=ALL&only=bin"]);
  expect(present("?tab=removals")).toBe("?tab=today");
  for (const tab of ["activity", "views", "backups", "users", "site", "today"]) {
    expect(present(`?tab=${tab}`)).toBe(`?tab=${tab}`);
    expect(opened(`?tab=${tab}`)[0]).toBe(`/dashboard/${tab}`);
  }
  expect(presentAddress("http://localhost/Dashboard?q=A#B")).toBe("http://localhost/dashboard?q=A#B");
  expect(presentAddress("http://localhost/users?tab=bin")).toBe("http://localhost/users?tab=bin");
});
