import { isLinked } from "@visiga/contracts/linked-pages";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import { useSite } from "#platform/school/site-content.ts";
import { whatsApp } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import styles from "./parents-strip.module.css";

/** What parents look for most, each only if the school has entered it. */
export function ParentsStrip() {
  const { navbar, common } = useDictionary();
  const { label, fees, calendar, apply } = navbar.parents;
  const { facts } = useSite();
  const number = whatsAppNumber(facts);
  const { admissionPrice, admissionDueDate, placesOLevel, entranceExaminations } = facts;
  const links = [
    facts.fees?.length && { label: fees, to: "/joining" },
    isLinked("calendar", facts) && { label: calendar, to: "/calendar" },
    (admissionPrice || admissionDueDate || placesOLevel?.length || entranceExaminations?.length) && {
      label: apply,
      to: "/o-level-admission",
    },
    number && { label: common.whatsapp, to: whatsApp(number) },
  ].filter((each) => typeof each === "object");
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.strip}>
      {links.map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** The first number that takes WhatsApp: of admission, of the office, of the person for questions. */
function whatsAppNumber(facts: LocalizedSiteValues): string | undefined {
  const person = facts.joiningContact?.[0];
  return [
    { number: facts.phoneAdmission, channels: facts.phoneAdmissionChannels },
    { number: facts.phoneOffice, channels: facts.phoneOfficeChannels },
    { number: person?.phone, channels: person?.channels },
  ].find(({ number, channels }) => number && channels?.includes("whatsapp"))?.number;
}
