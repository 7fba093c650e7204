import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FileFilter, fileFilters } from "../files/file-filter.ts";

/** Where in the dashboard one is, as its address says: `?tab=users`, `?page=GALLERY`. What is usual is left out. */
export interface DashboardPlace {
  readonly tab?: "users";
  readonly page?: FileFilter;
}

export function dashboardPlace(search: Record<string, unknown>): DashboardPlace {
  if (search.tab === "users") return { tab: "users" };
  const page = fileFilters.find((filter) => filter === search.page);
  return page && page !== fileFilters[0] ? { page } : {};
}

export type DashboardTab = "images" | "users";

export function useDashboardPlace(): { tab: DashboardTab; filter: FileFilter; show: (filter: FileFilter) => void } {
  const { tab = "images", page = fileFilters[0] } = dashboardPlace(useSearch({ strict: false }));
  const navigate = useNavigate();
  return {
    tab,
    filter: page,
    show: (filter) => void navigate({ to: "/dashboard", search: dashboardPlace({ page: filter }), resetScroll: false }),
  };
}
