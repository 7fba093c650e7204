import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useOrigin } from "#platform/document/root.tsx";
import { withoutMarks } from "#platform/editing/marks.ts";
import { messagesWith, type TextToSend } from "#platform/school/texts-to-send.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { WithScript } from "#ui/media/with-script.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./share.module.css";

interface ShareFoldProps {
  /** What is shared, for the accessible name. */
  title: string;
  children: ReactNode;
}

/** One line that unfolds the ways to save and send something. */
export function ShareFold({ title, children }: ShareFoldProps) {
  const { news } = useDictionary();
  return (
    <details className={`screen-only share ${styles.fold}`}>
      <summary aria-label={fill(news.shareOne, { title })}>
        <Icon name="share" />
        <span>{news.share}</span>
      </summary>{" "}
      {children}
    </details>
  );
}

/** @param short whether there is room for the names of the services only */
export function SendText({ name, text, to, short }: TextToSend & { short?: boolean }) {
  const { send, whatsapp, sms } = useDictionary().common;
  const saver = useSaver() !== null;
  const sent = { name, text: withoutMarks(fill(send.from, { text })), to };
  const messages = messagesWith(sent, useOrigin(), useLanguage(), saver);
  return (
    // Reader modes leave out what is named "share", and would drop a date whose text is mostly links.
    <span className={`screen-only share wraps ${styles.send}`}>
      <TextLink to={messages.whatsapp} aria-label={fill(send.whatsappOne, { name })}>
        <Icon name="share" />
        {short ? whatsapp : send.whatsapp}
      </TextLink>
      <WithScript>
        <TextButton
          className="script-only"
          aria-label={fill(send.smsOne, { name })}
          data-copy={messages.sms}
          data-copied={send.copied}
        >
          <Icon name="copy" />
          {short ? sms : send.sms}
        </TextButton>
      </WithScript>
    </span>
  );
}

/** With data saver, whose pages have no script, a link to WhatsApp. */
export function ShareButton({ title, to }: { title: string; to: string }) {
  const { news } = useDictionary();
  if (useSaver()) return <SendText name={title} text={title} to={to} />;
  return (
    <WithScript>
      <TextButton
        className="script-only"
        aria-label={fill(news.shareOne, { title })}
        data-share={to}
        data-title={title}
      >
        <Icon name="share" />
        {news.share}
      </TextButton>
    </WithScript>
  );
}
