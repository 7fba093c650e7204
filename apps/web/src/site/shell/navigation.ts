import type { PublicDictionary } from "@visiga/i18n/dictionaries";

export interface MenuPage {
  readonly label: string;
  readonly to: string;
}

export interface MenuGroup {
  readonly id: string;
  readonly label: string;
  readonly pages: readonly MenuPage[];
}

type Navbar = PublicDictionary["navbar"];

/** Groups of the menu, in the bar and in the drawer. */
export function menuGroups({ groups: { aboutUs, services, work, admission } }: Navbar): MenuGroup[] {
  return [
    {
      id: "about-us",
      label: aboutUs.label,
      pages: [
        { label: aboutUs.items.aboutUs, to: "/about-us" },
        { label: aboutUs.items.msg, to: "/msg" },
        { label: aboutUs.items.staff, to: "/staff" },
        { label: aboutUs.items.history, to: "/history" },
        { label: aboutUs.items.organization, to: "/organization" },
      ],
    },
    {
      id: "services",
      label: services.label,
      pages: [
        { label: services.items.oLevel, to: "/o-level" },
        { label: services.items.aLevel, to: "/a-level" },
        { label: services.items.spiritual, to: "/spiritual" },
        { label: services.items.games, to: "/games" },
        { label: services.items.dispensary, to: "/dispensary" },
      ],
    },
    {
      id: "work",
      label: work.label,
      pages: [
        { label: work.items.works, to: "/works" },
        { label: work.items.work, to: "/work" },
      ],
    },
    {
      id: "admission",
      label: admission.label,
      pages: [
        { label: admission.items.oLevelAdmission, to: "/o-level-admission" },
        { label: admission.items.aLevelAdmission, to: "/a-level-admission" },
      ],
    },
  ];
}

/** Pages in the menu without a group, after the groups. */
export const menuPages = ({ alumni, contact }: Navbar): MenuPage[] => [
  { label: alumni, to: "/alumni" },
  { label: contact, to: "/contact" },
];

export const holds = (group: MenuGroup, path: string): boolean => group.pages.some(({ to }) => to === path);
