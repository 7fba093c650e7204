import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { menuGroups } from "../features/shell/navigation.ts";

/** The sections of the site, as the left column of a content page names them. */
export type ContentSection = "about-us" | "services" | "work" | "admission" | "contact";

/** The links at the left of a content page: the pages of its section, as in the menu, and what the menu leaves out. */
export function contentNav({ navbar, frame, contact }: PublicDictionary, section: ContentSection) {
  if (section === "contact") {
    const place = (name: "call" | "email" | "visit" | "privacy") => ({
      to: `/contact#${name}`,
      label: contact[name].title,
    });
    return { label: frame.onThisPage, links: [place("call"), place("email"), place("visit"), place("privacy")] };
  }
  const group = menuGroups(navbar).find(({ id }) => id === section);
  const more =
    section === "admission"
      ? [
          { to: "/formation-admission", label: frame.formation },
          { to: "/contact#admission", label: frame.contactAdmission },
        ]
      : [];
  return { label: group?.label ?? navbar.menu, links: [...(group?.pages ?? []), ...more] };
}
