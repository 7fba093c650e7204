import { type EntryRecord, mediaPath } from "@visiga/contracts/entries";
import { linesOf } from "@visiga/contracts/formatted-text";
import { dialled } from "@visiga/contracts/phone-numbers";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { authorOf, shownEntryName } from "#platform/words/display-name.ts";
import { useOrigin } from "./root.tsx";

/** For use in other structured data. */
const schoolReference = (origin: string, { title }: Pick<PublicDictionary, "title">) => ({
  "@type": "HighSchool",
  "@id": `${origin}/#school`,
  name: title.full,
  logo: { "@type": "ImageObject", url: `${origin}/icon-512.png` },
});

const oneLine = (text: string) => linesOf(text).join(", ");

function reach(facts: LocalizedSiteValues, { contact }: Pick<PublicDictionary, "contact">) {
  const { phoneOffice, phoneAdmission, emailAdmission, emailProjects, postalAddress, physicalAddress } = facts;
  const [office, admission] = [phoneOffice, phoneAdmission].map((number) => number && dialled(number) && number);
  const points = [
    { contactType: contact.email.admission.title, telephone: admission, email: emailAdmission },
    { contactType: contact.email.projects.title, email: emailProjects },
  ];
  return {
    telephone: office || admission || undefined,
    email: emailAdmission ?? emailProjects,
    address: postalAddress && { "@type": "PostalAddress", streetAddress: oneLine(postalAddress), addressCountry: "TZ" },
    location: physicalAddress && { "@type": "Place", address: oneLine(physicalAddress) },
    contactPoint: points
      .filter(({ telephone, email }) => telephone || email)
      .map((point) => ({ "@type": "ContactPoint", ...point })),
    sameAs: [facts.tiktok, facts.youtube, facts.instagram].filter(Boolean),
  };
}

export function useSchoolData(): object {
  const t = useDictionary();
  const origin = useOrigin();
  const { facts } = useSite();
  return {
    "@context": "https://schema.org",
    ...schoolReference(origin, t),
    description: t.seo.pages.home.description,
    url: `${origin}/`,
    image: `${origin}/og.jpg`,
    foundingDate: "1990-05-09",
    ...reach(facts, t),
  };
}

/** schema.org data of one news item. */
export function newsArticle(item: EntryRecord, t: PublicDictionary, origin: string) {
  const author = authorOf(item);
  return {
    "@type": "NewsArticle",
    "@id": `${origin}${item.path}`,
    url: `${origin}${item.path}`,
    headline: shownEntryName(item, t.gallery.untitled),
    datePublished: item.date,
    image: item.photo ? largest(item.photo, origin) : undefined,
    author: author && author !== t.title.full ? { "@type": "Person", name: author } : undefined,
    publisher: schoolReference(origin, t),
  };
}

function largest({ id, sources }: NonNullable<EntryRecord["photo"]>, origin: string): string | undefined {
  const width = sources.at(-1)?.width;
  return width === undefined ? undefined : `${origin}${mediaPath(id, width)}`;
}
