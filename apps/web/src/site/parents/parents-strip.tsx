import { isLinked } from "@visiga/contracts/linked-pages";
import type { LocalizedSiteValues } from "@visiga/contracts/site";
import type { PhoneChannel } from "@visiga/contracts/site-fields";
import { formatDay } from "@visiga/i18n/format";
import { Fragment } from "react";
import { useFieldMark, useSite } from "#platform/school/site-content.ts";
import { telephone, whatsApp } from "#platform/school/telephone.ts";
import { useNextDate } from "#platform/school/term-dates.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import styles from "./parents-strip.module.css";

interface ParentsStripProps {
  className?: string | undefined;
  /** Whether the link to the admission page is left out, because a button beside the strip leads there. */
  withoutApply?: boolean;
}

/** What parents look for most, each only if the school has entered it, and the next date. */
export function ParentsStrip({ className, withoutApply }: ParentsStripProps) {
  const { navbar, footer, common } = useDictionary();
  const { label, fees, calendar, apply, call } = navbar.parents;
  const { facts } = useSite();
  const next = useNextDate();
  const { admissionPrice, admissionDueDate, placesOLevel, entranceExaminations } = facts;
  const applies = admissionPrice || admissionDueDate || placesOLevel?.length || entranceExaminations?.length;
  const [chatTo, callTo] = [addressFor("whatsapp", whatsApp, facts), addressFor("call", telephone, facts)];
  const links = [
    isLinked("results", facts) && { label: footer.pages.results, to: "/results" },
    facts.fees?.length && { label: fees, to: "/joining" },
    isLinked("calendar", facts) && { label: calendar, to: "/calendar" },
    applies && !withoutApply && { label: apply, to: "/o-level-admission" },
    chatTo && { label: common.whatsapp, to: chatTo },
    callTo && { label: call, to: callTo },
  ].filter((each) => typeof each === "object");
  if (links.length === 0) return null;
  return (
    <nav aria-label={label} className={classNames("wraps", styles.strip, className)}>
      {links.map(({ label, to }) => (
        <Fragment key={to}>
          <Link to={to}>{label}</Link>{" "}
        </Fragment>
      ))}
      {next && <NextDate {...next} />}
    </nav>
  );
}

function NextDate(next: NonNullable<ReturnType<typeof useNextDate>>) {
  const language = useLanguage();
  const mark = useFieldMark();
  return (
    <Link to="/calendar" className={styles.next} data-until={next.first}>
      <span>
        {mark("termDates", next, "first", formatDay(next.first, language))}:{" "}
        <LangSpan lang={next.langs?.what}>{next.what}</LangSpan>
      </span>
    </Link>
  );
}

/** The address of the first number with this channel: of admission, of the office, of the person for questions. */
function addressFor(channel: PhoneChannel, addressOf: (number: string) => string | null, facts: LocalizedSiteValues) {
  const person = facts.joiningContact?.[0];
  const numbers = [
    { number: facts.phoneAdmission, channels: facts.phoneAdmissionChannels },
    { number: facts.phoneOffice, channels: facts.phoneOfficeChannels },
    { number: person?.phone, channels: person?.channels },
  ];
  return numbers
    .filter(({ channels = ["call"] }) => channels.includes(channel))
    .flatMap(({ number }) => (number && addressOf(number)) || [])[0];
}
