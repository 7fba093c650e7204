import type { Role } from "@visiga/contracts/users";
import { type TabName, type TabRow, tabs } from "./tabs.ts";

export const tabNames = Object.keys(tabs) as TabName[];

export function mayOpen(role: Role, tab: TabName): boolean {
  const row: TabRow = tabs[tab];
  return !row.role || row.role === role;
}
