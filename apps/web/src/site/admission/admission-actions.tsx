import { phoneChannelKeys } from "@visiga/contracts/site";
import { useMark } from "#platform/editing/marks.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { Actions, Button, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./admission-actions.module.css";

/** @param words default: those of the reader's language */
export function AdmissionActions({ words }: { words?: { call: string; print: string; write?: string } }) {
  const { common, admission, frame } = useDictionary();
  const { call, print, write } = words ?? { ...admission, print: frame.print };
  const { facts } = useSite();
  const mark = useMark();
  const key = facts.phoneAdmission ? "phoneAdmission" : "phoneOffice";
  const number = facts[key];
  const channels = facts[phoneChannelKeys[key]] ?? ["call"];
  const messages = channels.filter((channel) => channel !== "call").map((channel) => common[channel]);
  return (
    <>
      {number && (
        <p className={styles.paper}>
          {[channels.includes("call") && call, ...messages].filter(Boolean).join(", ")}: <b>{number}</b>
        </p>
      )}
      <Actions>
        {number && (
          <PhoneNumber number={number} channels={channels} as={ButtonLink}>
            <Icon name="phone" />
            <span>
              {call} <span className={styles.number}>{number}</span>
            </span>
          </PhoneNumber>
        )}
        <WithScript>
          <Button icon="print" variant="line" className="script-only" data-print>
            {print}
          </Button>
        </WithScript>
        {write && facts.emailAdmission && (
          <TextLink to={`mailto:${facts.emailAdmission}`}>
            <Icon name="mail" />
            {mark("emailAdmission", write)}
          </TextLink>
        )}
      </Actions>
    </>
  );
}
