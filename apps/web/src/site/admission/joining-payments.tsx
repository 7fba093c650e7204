import { dialPieces } from "@visiga/contracts/dial-codes";
import type { Language } from "@visiga/contracts/languages";
import { pathOf } from "@visiga/contracts/pages";
import type { Localized, SiteValue } from "@visiga/contracts/site";
import { endsAsSentence, fill, formatDay } from "@visiga/i18n/format";
import { Fragment } from "react";
import { useOrigin } from "#platform/document/root.tsx";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { LangSpan } from "#ui/text/lang-span.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./joining-payments.module.css";

type WayToPay = Localized<SiteValue<"payments">>[number];

/** Ways to pay, below a warning: pay nobody else, or these are samples. */
export function JoiningPayments() {
  const { joining } = useDictionary();
  const { payments = [] } = useSite().facts;
  const origin = useOrigin();
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
        {samples < payments.length && (
          <p>{fill(joining.payments.never, { address: `${origin}${pathOf("joining")}` })}</p>
        )}
        <Facts wide>
          {payments.map((way) => (
            <Way key={`${way.name} ${way.number}`} way={way} />
          ))}
        </Facts>
      </Stack>
    </>
  );
}

/** A number with a button that copies it, whose it is, and how to pay to it. */
function Way({ way }: { way: WayToPay }) {
  const { joining } = useDictionary();
  const language = useLanguage();
  const { payments: t } = joining;
  const { kind, name, number, holder, since, reference, steps, checked, afterwards, langs } = way;
  return (
    <Fact
      term={fill(t[kind], { name })}
      note={checked && steps && fill(t.checked, { day: formatDay(checked, language) })}
    >
      <span className={`row wraps ${styles.number}`}>
        <b>{number}</b>
        <WithScript>
          <TextButton
            className="script-only"
            aria-label={fill(joining.copyOne, { number })}
            data-copy={number.replaceAll(" ", "")}
          >
            <Icon name="copy" />
            {joining.copy}
          </TextButton>
        </WithScript>
      </span>
      <div className={styles.words}>
        <p data-open={openEnd(holder)}>{fill(t.holder, { name: holder })}</p>
        {since && <p>{fill(t.since, { day: formatDay(since, language) })}</p>}
        {reference && (
          <p data-reference data-open={openEnd(reference)} lang={langs?.reference}>
            {fill(t.reference, { words: reference })}
          </p>
        )}
        {steps && <Steps steps={steps} lang={langs?.steps} />}
        {afterwards && (
          <p data-open={openEnd(afterwards)}>
            <LangSpan lang={langs?.afterwards}>{afterwards}</LangSpan>
          </p>
        )}
      </div>
    </Fact>
  );
}

/** Marks what paper, where sentences share lines, ends with a full stop. */
const openEnd = (text: string) => (text.trim() && !endsAsSentence(text) ? "" : undefined);

/** Lines as they were typed, in which a code opens the telephone with it. */
function Steps({ steps, lang }: { steps: string; lang: Language | undefined }) {
  return (
    <p className="lines above-3 below-3" lang={lang}>
      {steps.split("\n").map((line, at) => (
        <Fragment key={at}>
          {at > 0 && "\n"}
          <span data-open={openEnd(line)}>
            {dialPieces(line).map(({ text, to }) =>
              to ? (
                <TextLink key={text} to={to}>
                  {text}
                </TextLink>
              ) : (
                text
              ),
            )}
          </span>
        </Fragment>
      ))}
    </p>
  );
}
