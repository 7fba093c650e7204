import { firstSteps } from "@visiga/contracts/first-steps";
import type { Role } from "@visiga/contracts/users";
import * as z from "zod/mini";
import type { IconName } from "#ui/print/icon.tsx";
import { entriesSearch } from "./entries-search.ts";
import { siteSearch } from "./site-sections.ts";

export interface TabRow {
  readonly icon: IconName;
  readonly search: z.ZodMiniType<object>;
  /** The role that may open it; without it, everybody. */
  readonly role?: Role;
  /** A line above it in the menu: the documented tabs are over. */
  readonly ruleBefore?: true;
  /** Listed in the tab More instead of the menu. */
  readonly inMore?: true;
}

const noSearch = z.object({});

/** `step`: the first step whose form is open. `start`: whether that of a new school year is. */
const todaySearch = z.object({
  step: z.catch(z.optional(z.enum(firstSteps)), undefined),
  start: z.catch(z.optional(z.literal("year")), undefined),
});

/** The tabs of the dashboard by name, in the order of the menu. `images` is open at `/dashboard`, others at `?tab=<name>`. */
export const tabs = {
  images: { icon: "picture", search: entriesSearch },
  users: { icon: "people", search: noSearch, role: "ADMIN" },
  today: { icon: "sun", search: todaySearch, ruleBefore: true },
  site: { icon: "layout", search: siteSearch, role: "ADMIN" },
  more: { icon: "more", search: noSearch },
  letters: { icon: "mail", search: noSearch, inMore: true },
  guide: { icon: "list", search: noSearch, inMore: true },
  activity: { icon: "list", search: noSearch, role: "ADMIN", inMore: true },
  views: { icon: "eye", search: noSearch, role: "ADMIN", inMore: true },
  backups: { icon: "archive", search: noSearch, role: "ADMIN", inMore: true },
  personalData: { icon: "people", search: noSearch, role: "ADMIN", inMore: true },
  account: { icon: "key", search: noSearch, inMore: true },
} as const satisfies Record<string, TabRow>;
export type TabName = keyof typeof tabs;
