import type { PhoneChannel } from "@visiga/contracts/site-fields";
import type { ComponentType, CSSProperties, ReactNode } from "react";
import { smsAddress, telephone, whatsApp } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link, type LinkProps } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { useOpeningLine } from "./opening-line.ts";

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
    channels.includes("whatsapp") && { label: whatsapp, to: whatsApp(number, message) },
    channels.includes("sms") && { label: sms, to: smsAddress(number) },
  ].filter((each) => each !== false);
  return (
    <>
      {channels.includes("call") ? (
        <CallLink to={telephone(number)}>{children ?? number}</CallLink>
      ) : (
        <span style={text}>{number}</span>
      )}
      {links.length > 0 && (
        <span style={row}>
          {links.map(({ label, to }) => (
            <WriteLink key={label} to={to} style={link}>
              {label} <span className="visually-hidden">{number}</span>
            </WriteLink>
          ))}
        </span>
      )}
    </>
  );
}

// Inline styles, because every page loads the site's style sheet, and it has no room for more.
const text: CSSProperties = { fontSize: "min(1em, 1.5rem)", whiteSpace: "nowrap" };
const row: CSSProperties = { display: "flex", gap: "0 1.5rem", letterSpacing: 0 };
const link: CSSProperties = {
  display: "inline-flex",
  alignItems: "center",
  minWidth: "2.75rem",
  minHeight: "2.75rem",
  fontSize: "1rem",
  fontWeight: 650,
};
