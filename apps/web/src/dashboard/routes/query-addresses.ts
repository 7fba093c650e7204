import type { LocationRewrite } from "@tanstack/react-router";
import { publicPaths } from "@visiga/contracts/public-paths";
import { tabNames } from "#dashboard/shared/place/tab-access.ts";

const screen = "/dashboard";
const tasks = ["upload", "order"];

/** Maps an address, which names a tab or task in its query, to a path of the router: `?tab=site` to `/dashboard/site`. */
export const queryAddresses: LocationRewrite = {
  input: ({ url }) => {
    if (url.pathname !== screen) return url;
    const { searchParams } = url;
    const tab = tabNames.find((name) => name === searchParams.get("tab")) ?? "images";
    const task = tasks.find((name) => name === searchParams.get("task"));
    if (publicPaths.some((path) => path === searchParams.get("editing"))) url.pathname = `${screen}/editing`;
    else if (tab !== "images") url.pathname = `${screen}/${tab}`;
    else if (task) url.pathname = `${screen}/${task}`;
    searchParams.delete("tab");
    searchParams.delete("task");
    return url;
  },
  output: ({ url }) => {
    const name = url.pathname.startsWith(`${screen}/`) && url.pathname.slice(screen.length + 1);
    if (!name) return url;
    const query = [...url.searchParams];
    if (tasks.includes(name)) query.push(["task", name]);
    else if (name !== "editing") query.unshift(["tab", name]);
    url.pathname = screen;
    url.search = String(new URLSearchParams(query));
    return url;
  },
};
