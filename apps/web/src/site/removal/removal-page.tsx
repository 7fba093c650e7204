import type { PostedForm } from "@visiga/api/page-renderer";
import type { EntryRecord } from "@visiga/contracts/entries";
import { checkWait, removalDays, removalWordsLimit } from "@visiga/contracts/removals";
import { phoneChannelKeys } from "@visiga/contracts/site";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { ComponentProps, ReactNode } from "react";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownEntryName } from "#platform/words/display-name.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { Actions, Button, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";
import { Plates } from "#ui/layout/plate.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import styles from "./removal-page.module.css";

interface RemovalPageProps {
  entry: EntryRecord;
  /** The form that the server refused. */
  posted: PostedForm | undefined;
  errors: DashboardDictionary["errors"];
}

/** Form that requests the removal of one picture. The button comes first, because the fields below it are optional. */
export function RemovalPage({ entry, posted, errors }: RemovalPageProps) {
  const { removal, gallery } = useDictionary();
  const name = shownEntryName(entry, gallery.untitled);
  const errorOf = (field: string) => {
    const issue = posted?.issues.find(({ path }) => path === field);
    return issue && errors.issue[issue.code];
  };
  /** `3+4.…` */
  const check = posted?.fields.check;
  const [a = "", b = ""] = check?.split(".")[0]?.split("+") ?? [];
  return (
    <HeadedPage title={removal.title} lead={check === undefined ? removal.lead : undefined}>
      {posted && <RemovalRefusal posted={posted} errors={errors} />}
      <Plates>
        <form method="post">
          <h2>{name}</h2>
          {/* The sum that the form requires while very many requests arrive. */}
          {check !== undefined && (
            <>
              <input type="hidden" name="check" value={check} />
              <FormField
                id="answer"
                label={fill(removal.sum, { a, b })}
                inputMode="numeric"
                name="answer"
                autoComplete="off"
                maxLength={2}
                defaultValue={posted?.fields.answer}
                required
              />
            </>
          )}
          <Actions>
            <Button type="submit">{removal.send}</Button>
          </Actions>
          <FormField
            id="telephone"
            label={`${removal.telephone} ${removal.optional}`}
            hint={fill(removal.telephoneHint, { days: removalDays })}
            error={errorOf("telephone")}
            type="tel"
            name="telephone"
            autoComplete="tel"
            maxLength={40}
            defaultValue={posted?.fields.telephone}
          />
          <FormField
            id="words"
            label={`${removal.words} ${removal.optional}`}
            error={errorOf("words")}
            name="words"
            maxLength={removalWordsLimit}
            defaultValue={posted?.fields.words}
            long
          />
        </form>
        {entry.photo && <EntryPhoto entry={entry} otherwise={name} sizes={sizes} widest={640} eager />}
      </Plates>
    </HeadedPage>
  );
}

/** The reason why the form was refused. If the reader has to wait, it includes the office's number, else that of admission. */
function RemovalRefusal({ posted, errors }: { posted: PostedForm } & Pick<RemovalPageProps, "errors">) {
  const { code, fields } = posted;
  const { removal } = useDictionary();
  const { facts, samples } = useSite();
  const key = facts.phoneOffice ? "phoneOffice" : "phoneAdmission";
  const number = facts[key];
  const reason = fields.check ? fill(removal.busy, { seconds: checkWait }) : errors.failure[code];
  return (
    <div role="alert">
      <p>
        <b>{removal.failed}</b> {code === "forbidden" ? removal.elsewhere : reason}
      </p>
      {code === "rate_limited" && number && (
        <p>
          {samples.includes(key) ? removal.callSample : removal.call}{" "}
          <PhoneNumber number={number} channels={facts[phoneChannelKeys[key]]} as={TextLink} />
        </p>
      )}
    </div>
  );
}

/** Replaces the form after a request was sent, or for a picture that is not public. */
export function RemovalAnswer({ sent }: { sent?: boolean }) {
  const { removal } = useDictionary();
  return (
    <HeadedPage title={sent ? removal.sentTitle : removal.title} lead={sent ? removal.sent : removal.gone}>
      <ButtonLink to="/contact" variant="line">
        {removal.toContact}
      </ButtonLink>
    </HeadedPage>
  );
}

const sizes = "(min-width: 36rem) 46vw, 92vw";

interface FormFieldProps extends Omit<ComponentProps<"input">, "children"> {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  long?: boolean;
}

function FormField({ id, label, hint, error, long, ...control }: FormFieldProps) {
  const note = error || hint;
  const Control = long ? "textarea" : "input";
  return (
    <div className={`stack above-6 ${styles.field}`}>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      <Control
        {...(control as object)}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        className={styles.control}
        rows={long ? 4 : undefined}
      />
      {note && (
        <small id={`${id}-note`} className={error ? "bold" : undefined}>
          {note}
        </small>
      )}
    </div>
  );
}
