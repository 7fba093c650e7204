import { fill } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./joining-payments.module.css";

/** Ways to pay, each number with a button that copies it, below a warning: pay nobody else, or these are samples. */
export function JoiningPayments() {
  const { joining } = useDictionary();
  const { payments = [] } = useSite().facts;
  const samples = payments.filter(({ sample }) => sample).length;
  if (payments.length === 0) return null;
  return (
    <>
      <h2>{joining.payments.title}</h2>
      <Stack gap={4}>
        <Notice icon="warning" tone="bad">
          {samples === 0 && joining.payments.warning}
          {samples > 0 && (samples < payments.length ? joining.payments.someSamples : joining.payments.sample)}
        </Notice>
        <Facts wide>
          {payments.map(({ kind, name, number, holder }) => (
            <Fact
              key={`${name} ${number}`}
              term={fill(joining.payments[kind], { name })}
              note={fill(joining.payments.holder, { name: holder })}
            >
              <span className={styles.number}>
                <b>{number}</b>
                <TextButton
                  className="script-only"
                  aria-label={fill(joining.copyOne, { number })}
                  data-copy={number.replaceAll(" ", "")}
                >
                  <Icon name="copy" />
                  {joining.copy}
                </TextButton>
              </span>
            </Fact>
          ))}
        </Facts>
      </Stack>
    </>
  );
}
