import { useSite } from "#platform/school/site-content.ts";
import { telephone } from "#platform/school/telephone.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./admission-actions.module.css";

interface AdmissionActionsProps {
  words: { call: string; print: string; write?: string };
}

/** Actions of an admission page: call, print, write. Only the number is printed. */
export function AdmissionActions({ words: { call, print, write } }: AdmissionActionsProps) {
  const { phoneAdmission, phoneOffice, emailAdmission } = useSite().facts;
  const number = phoneAdmission || phoneOffice;
  return (
    <>
      {number && (
        <p className={styles.paper}>
          {call}: <b>{number}</b>
        </p>
      )}
      <Actions>
        {number && (
          <ButtonLink to={telephone(number)}>
            <Icon name="phone" />
            <span>
              {call} <span className={styles.number}>{number}</span>
            </span>
          </ButtonLink>
        )}
        <Button variant="line" className="script-only" data-print>
          <Icon name="print" />
          {print}
        </Button>
        {write && emailAdmission && (
          <TextLink to={`mailto:${emailAdmission}`}>
            <Icon name="mail" />
            {write}
          </TextLink>
        )}
      </Actions>
    </>
  );
}
