import { useLocation } from "@tanstack/react-router";
import { pathOf } from "@visiga/contracts/pages";
import type { PhoneChannel } from "@visiga/contracts/site-fields";
import { fill } from "@visiga/i18n/format";
import type { ComponentType, ReactNode } from "react";
import { smsAddress, telephone, whatsApp } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link, type LinkProps } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./phone-number.module.css";

interface PhoneNumberProps {
  number: string;
  /** How the number can be reached; calls only if nothing was entered. */
  channels: readonly PhoneChannel[] | undefined;
  /** Component of the link that calls, if it is the main action; the others are then text links beside it. */
  as?: ComponentType<LinkProps>;
  /** Content of the link that calls; default: the number. A number that takes no calls is shown as text. */
  children?: ReactNode;
}

export function PhoneNumber({ number, channels = ["call"], as: CallLink = Link, children }: PhoneNumberProps) {
  const { whatsapp, sms } = useDictionary().common;
  const message = useOpeningLine();
  const WriteLink = CallLink === Link ? Link : TextLink;
  const links = [
    { label: whatsapp, to: channels.includes("whatsapp") ? whatsApp(number, message) : null },
    { label: sms, to: channels.includes("sms") ? smsAddress(number) : null },
  ].flatMap(({ label, to }) => (to ? { label, to } : []));
  const call = channels.includes("call") ? telephone(number) : null;
  return (
    <>
      {call ? <CallLink to={call}>{children ?? number}</CallLink> : <span className={styles.number}>{number}</span>}
      {links.length > 0 && (
        <span className={`wraps ${styles.channels}`}>
          {links.map(({ label, to }) => (
            <WriteLink key={label} to={to} className={styles.channel}>
              {label} <span className="visually-hidden">{number}</span>
            </WriteLink>
          ))}
        </span>
      )}
    </>
  );
}

/** The first line of a message from a page. It names the page; for an item, the list of the item. */
function useOpeningLine(): string {
  const { common, seo } = useDictionary();
  const [, first = ""] = useLocation().pathname.toLowerCase().split("/");
  const [, page = seo.pages.home] = Object.entries(seo.pages).find(([name]) => pathOf(name) === `/${first}`) ?? [];
  const subject = page === seo.pages.home ? page.title : fill(seo.titlePattern, { title: page.title });
  return `${fill(common.aboutPage, { page: subject })}\n`;
}
