import { type MenuGroupName, menuGroupNames, type PublicPage, pathOf } from "@visiga/contracts/pages";
import { pagesIn } from "@visiga/contracts/public-paths";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";

export interface MenuPage {
  readonly label: string;
  readonly to: string;
}

export interface MenuGroup {
  readonly id: MenuGroupName;
  readonly label: string;
  readonly pages: readonly MenuPage[];
}

type Navbar = PublicDictionary["navbar"];

export const pageLinks = <Name extends PublicPage>(
  names: readonly Name[],
  labels: Readonly<Record<Name, string>>,
): MenuPage[] => names.map((name) => ({ label: labels[name], to: pathOf(name) }));

export const menuGroups = ({ groups, pages }: Navbar): MenuGroup[] =>
  menuGroupNames.map((id) => ({ id, label: groups[id], pages: pageLinks(pagesIn(id), pages) }));

/** Pages in the menu without a group, after the groups. */
export const menuPages = ({ pages }: Navbar): MenuPage[] => pageLinks(pagesIn("bar"), pages);

export const containsPath = (group: MenuGroup, path: string): boolean => group.pages.some(({ to }) => to === path);
