import { useLocation } from "@tanstack/react-router";
import { menuGroupNames, type PublicPage, pathOf } from "@visiga/contracts/pages";
import { pagesIn } from "@visiga/contracts/public-paths";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";

export type MenuPage = ReturnType<typeof pageLinks>[number];
export type MenuGroup = ReturnType<typeof menuGroups>[number];
type Navbar = PublicDictionary["navbar"];

export const pageLinks = <Name extends PublicPage>(names: readonly Name[], labels: Readonly<Record<Name, string>>) =>
  names.map((name) => ({ label: labels[name], to: pathOf(name) }));

export const menuGroups = ({ groups, pages }: Navbar) =>
  menuGroupNames.map((id) => ({ id, label: groups[id], pages: pageLinks(pagesIn(id), pages) }));

/** Pages in the menu without a group, after the groups. */
export const menuPages = ({ pages }: Navbar) => pageLinks(pagesIn("bar"), pages);

export const containsPath = (group: MenuGroup, path: string): boolean => group.pages.some(({ to }) => to === path);

/** Path of the current page in lower case, as in the menus. */
export const usePath = (): string => useLocation({ select: ({ pathname }) => pathname.toLowerCase() });
