import { isLinked } from "@visiga/contracts/linked-pages";
import { type PageList, type PublicPage, pathOf } from "@visiga/contracts/pages";
import { pageRow } from "@visiga/contracts/public-paths";
import type { SiteContent } from "@visiga/contracts/site";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { menuGroups, pageLinks } from "#site/shell/navigation.ts";

/** Links in the left column of an article: its group's pages in the menu, and some that are not in the menu. */
export function contentNav(t: PublicDictionary, page: PublicPage, facts: SiteContent["facts"]) {
  const { navbar, frame, footer } = t;
  if (page === "contact") return { label: frame.onThisPage, links: contactPlaces(t, facts) };
  const { menu, sideMenu = menu } = pageRow(page);
  const here = pathOf(page);
  const group = menuGroups(navbar).find(({ id }) => id === sideMenu);
  const more =
    sideMenu === "admission"
      ? [
          { to: "/formation-admission", label: frame.formation },
          ...(isLinked("joining", facts) ? [{ to: "/joining", label: frame.joining }] : []),
          ...(isLinked("results", facts) ? [{ to: "/results", label: footer.pages.results }] : []),
          ...(isLinked("calendar", facts) ? [{ to: "/calendar", label: footer.pages.calendar }] : []),
          ...(isLinked("documents", facts) ? [{ to: "/documents", label: footer.pages.documents }] : []),
          { to: "/contact#admission", label: frame.contactAdmission },
        ]
      : [];
  const links = [...(group?.pages ?? []), ...more];
  return { label: group?.label ?? navbar.menu, links: links.map((link) => ({ ...link, current: link.to === here })) };
}

function contactPlaces({ contact, footer }: PublicDictionary, facts: SiteContent["facts"]) {
  const { phoneOffice, phoneAdmission, emailAdmission, emailProjects, physicalAddress, postalAddress } = facts;
  const places = [
    { name: "call", there: phoneOffice || phoneAdmission },
    { name: "email", there: emailAdmission || emailProjects },
    { name: "visit", there: physicalAddress || postalAddress },
  ] as const;
  return [
    ...places.filter(({ there }) => there).map(({ name }) => ({ to: `/contact#${name}`, label: contact[name].title })),
    ...pageLinks(["privacy"], footer.pages),
  ];
}

/** The lists of a page by name. An article has the entry for its Marian window too; artwork replaces it if there is none. */
export function pageLists(name: PublicPage): Readonly<Record<string, PageList>> {
  const { layout, lists } = pageRow(name);
  return { ...lists, ...(layout === "article" && { marian: { title: "MARIAN", first: 1 } }) };
}
