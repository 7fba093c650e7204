import { dayRange } from "@visiga/contracts/fields";
import { formatDay } from "@visiga/i18n/format";
import { type ComponentProps, type ReactNode, useState } from "react";
import { isDay } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import button from "#ui/controls/button.module.css";
import { TextField } from "#ui/controls/field.tsx";
import fold from "#ui/controls/fold.module.css";
import link from "#ui/controls/text-link.module.css";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./fields.module.css";
import type { FormFields } from "./use-form.ts";

/** Shows the day in words: the browser may use another country’s format. */
export function DateField({ hint, ...props }: ComponentProps<typeof TextField>) {
  const language = useLanguage();
  const chosen = isDay(props.value) ? formatDay(props.value, language) : null;
  const words = chosen && hint ? `${chosen}. ${hint}` : (chosen ?? hint);
  return <TextField type="date" {...dayRange} {...props} hint={words} />;
}

const inputs: Readonly<Record<string, ComponentProps<"input">>> = {
  amount: { inputMode: "numeric" },
  count: { inputMode: "numeric" },
  year: { inputMode: "numeric" },
  phone: { type: "tel" },
  email: { type: "email" },
  url: { type: "url" },
};

/** A line of text with the input that suits the format of a site value. */
export function FormattedLine({ format, ...props }: ComponentProps<typeof TextField> & { format: string }) {
  return format === "day" ? <DateField {...props} /> : <TextField {...inputs[format]} {...props} />;
}

/** Fields that few need, below their summary. A field with an error opens it. */
export function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={`${fold.fold} ${styles.fold}`}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  onSubmit: (form: HTMLFormElement) => void;
}

/** A form that the browser neither validates nor sends. */
export function Form({ onSubmit, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(event.currentTarget);
      }}
    />
  );
}

/** Password field that can show its value: on a phone, typing errors are more likely than onlookers. */
export function PasswordField(field: ComponentProps<typeof TextField>) {
  const { show, hide } = useDashboardDictionary().setPassword;
  const [shown, setShown] = useState(false);
  const eye = (
    <button type="button" aria-label={shown ? hide : show} onClick={() => setShown(!shown)}>
      <Icon name="eye" />
    </button>
  );
  return (
    <TextField
      {...field}
      required
      type={shown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      after={eye}
    />
  );
}

/** A new password, which is entered twice. */
export function NewPasswordFields({ form }: { form: Pick<FormFields<"password" | "again">, "field"> }) {
  const { setPassword: t } = useDashboardDictionary();
  const { error, ...again } = form.field("again");
  return (
    <>
      <PasswordField label={t.newPassword} autoComplete="new-password" hint={t.advice} {...form.field("password")} />
      <PasswordField label={t.again} autoComplete="new-password" {...again} error={error && t.different} />
    </>
  );
}

interface FileInputProps extends Pick<ComponentProps<"input">, "accept" | "multiple" | "disabled" | "children"> {
  /** The hint or error has this id with `-note`. */
  id: string;
  invalid?: boolean;
  onChoose: (files: File[]) => void;
  /** Whether its label looks like a button instead of a link. */
  line?: boolean;
  className?: string;
}

/** Chooses files. The input is visually hidden, so its label shows the focus. */
export function FileInput({ id, invalid, onChoose, line, className, children, ...input }: FileInputProps) {
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        className={`visually-hidden ${styles.input}`}
        aria-describedby={`${id}-note`}
        aria-invalid={invalid || undefined}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          // Cancelling the dialog keeps the earlier choice.
          if (files.length > 0) onChoose(files);
        }}
      />
      <label
        htmlFor={id}
        className={classNames(line ? `${button.button} ${button.line} ${button.low}` : link.text, className)}
      >
        {children}
      </label>
    </>
  );
}
