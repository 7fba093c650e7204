import { useState } from "react";
import authStyles from "#dashboard/shared/layout/auth-form.module.css";
import { storeRestoreKey } from "#platform/session/restore-key.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { readState, useRestoreRequest } from "./restore-requests.ts";

interface CodeFormProps {
  onKey: (key: string) => void;
  /** Why the key of this tab was refused. */
  refusal?: string;
}

/** Asks for the code of the first start. */
export function CodeForm({ onKey, refusal }: CodeFormProps) {
  const { code: words } = useDashboardDictionary().restore;
  const [code, setCode] = useState("");
  const { mutate, busy, reason } = useRestoreRequest({
    mutationFn: (key: string) => readState(key),
    onSuccess: (_, key) => {
      storeRestoreKey(key);
      onKey(key);
    },
  });
  return (
    <form
      className={authStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        mutate(code.trim().toLowerCase());
      }}
    >
      <FormError>{reason ?? refusal}</FormError>
      <TextField
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={code.trim() === ""}>
        {busy ? words.busy : words.submit}
      </Button>
      <p className={authStyles.note}>
        {words.note} <TextLink to="/login">{words.login}</TextLink>
      </p>
    </form>
  );
}
