import type { Role } from "@visiga/contracts/users";
import { type TabName, type TabRow, tabs } from "./tabs.ts";

export const tabNames = Object.keys(tabs) as TabName[];

export const tabRow = (tab: TabName): TabRow => tabs[tab];

export const tabPath = (tab: TabName): string => (tab === "images" ? "/dashboard" : `/dashboard?tab=${tab}`);

export function mayOpen(role: Role, tab: TabName): boolean {
  const needed = tabRow(tab).role;
  return !needed || needed === role;
}
