import { useNavigate, useSearch } from "@tanstack/react-router";
import { id } from "@visiga/contracts/fields";
import { type FileFilter, type FileSort, fileFilters, fileSorts } from "@visiga/contracts/managed-files";
import { type PublicPath, publicPaths } from "@visiga/contracts/public-paths";
import type { Role } from "@visiga/contracts/users";
import type { TextPlace } from "@visiga/i18n/page-texts";
import * as z from "zod/mini";
import { type PictureFilter, pictureFilters } from "./picture-filter.ts";
import { namedPlace, type SiteSection, siteSections } from "./site-sections.ts";

export const dashboardTabs = ["images", "users", "site", "activity", "views", "bin", "removals", "backups"] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

const forAdministrators: readonly DashboardTab[] = ["users", "site", "activity", "views", "backups"];

export const tabsOf = (role: Role): DashboardTab[] =>
  dashboardTabs.filter((tab) => role === "ADMIN" || !forAdministrators.includes(tab));

/** Tasks that replace the list in the Images tab. */
export const imagesTasks = ["upload", "order"] as const;
export type ImagesTask = (typeof imagesTasks)[number];

/**
 * Location in the dashboard, stored in the query: `?tab=users`, `?page=GALLERY&q=choir&sort=name`, `?task=upload`.
 * Defaults are omitted.
 */
export interface DashboardPlace {
  readonly tab?: Exclude<DashboardTab, "images">;
  readonly page?: PictureFilter;
  readonly q?: string;
  readonly sort?: FileSort;
  readonly only?: FileFilter;
  readonly task?: ImagesTask;
  /** Id of the file whose form is open, for users who come from the file’s public page. */
  readonly edit?: string;
  /** Section of the Site tab; absent for their list, which a wide window shows beside the first of them. */
  readonly section?: SiteSection;
  /** Page whose texts the pages section shows; absent for the list of pages. */
  readonly of?: TextPlace;
  /** Public page that is open for editing, instead of a tab. */
  readonly editing?: PublicPath;
}

export function dashboardPlace(search: Record<string, unknown>): DashboardPlace {
  const editing = publicPaths.find((path) => path === search.editing);
  if (editing) return { editing };
  const tab = dashboardTabs.find((each) => each === search.tab) ?? "images";
  if (tab === "site") {
    const section = siteSections.find((each) => each === search.section);
    const of = section === "pages" ? namedPlace(search.of) : undefined;
    return { tab, ...(section && { section }), ...(of && { of }) };
  }
  if (tab !== "images") return { tab };
  const page = pictureFilters.find((filter) => filter === search.page);
  const task = imagesTasks.find((each) => each === search.task);
  // The router parses `?q=1990` as a number.
  const q = typeof search.q === "string" || typeof search.q === "number" ? String(search.q).trim().slice(0, 200) : "";
  const sort = fileSorts.find((each) => each === search.sort);
  const only = fileFilters.find((each) => each === search.only);
  return {
    ...(page && page !== pictureFilters[0] && { page }),
    ...(q && { q }),
    ...(sort && sort !== fileSorts[0] && { sort }),
    ...(only && { only }),
    ...(task && { task }),
    ...(z.safeParse(id, search.edit).success && { edit: String(search.edit) }),
  };
}

const defaults = {
  tab: dashboardTabs[0],
  page: pictureFilters[0],
  q: "",
  sort: fileSorts[0],
  section: siteSections[0],
} as const;

export type PlaceAndActions = ReturnType<typeof useDashboardPlace>;

export function useDashboardPlace() {
  const named = dashboardPlace(useSearch({ strict: false }));
  const place = { ...defaults, ...named };
  const { page, q, sort, only } = place;
  const navigate = useNavigate();
  const go = (search: Record<string, unknown>, replace = false) =>
    void navigate({ to: "/dashboard", search: dashboardPlace(search), replace, resetScroll: false });
  return {
    ...place,
    filter: page,
    listsSections: named.section === undefined,
    show: (filter: PictureFilter) => go({ page: filter }),
    /** Changes search, sort order and filters of the list; `replace` adds no entry to the browser history. */
    arrange: (
      next: Pick<DashboardPlace, "page" | "q" | "sort"> & { only?: FileFilter | undefined },
      replace?: boolean,
    ) => go({ page, q, sort, only, ...next }, replace),
  };
}
