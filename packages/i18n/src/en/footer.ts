import type { PageWith } from "@visiga/contracts/pages";

export const footer = {
  contact: "Contact",
  phone: "Phone number",
  email: "Email",
  address: "Address",
  followUs: "Follow us",
  morePages: "More pages",
  pages: {
    services: "Services",
    pillars: "Four pillars",
    gallery: "Gallery",
    wawata: "WAWATA",
    formationAdmission: "Formation and admission",
    calendar: "Calendar",
    documents: "Documents",
    joining: "Fees and joining",
    privacy: "Pictures and privacy",
  } satisfies Record<PageWith<{ menu: "footer" }> | "privacy", string>,
  archdiocese: "A school of the Archdiocese of Dar es Salaam",
  copyright: "© {year} St.\u00a0Mary’s Junior Seminary, Visiga",
} as const;
