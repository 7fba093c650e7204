import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import authStyles from "#dashboard/shared/layout/auth-form.module.css";
import { useFailureReason } from "#dashboard/shared/words/use-failure-reason.ts";
import { storeRestoreKey } from "#platform/session/restore-key.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { readState } from "./restore-requests.ts";

interface CodeFormProps {
  onKey: (key: string) => void;
  /** Why the key of this tab was refused. */
  reason?: string;
}

/** Asks for the code of the first start. */
export function CodeForm({ onKey, reason }: CodeFormProps) {
  const { code: words } = useDashboardDictionary().restore;
  const reasonOf = useFailureReason();
  const [code, setCode] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (key: string) => {
      await readState(key);
      return key;
    },
    onSuccess: (key) => {
      storeRestoreKey(key);
      onKey(key);
    },
    meta: { silent: true },
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
      <FormError>{error ? reasonOf(error) : reason}</FormError>
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
      <Button type="submit" busy={isPending} disabled={code.trim() === ""}>
        {isPending ? words.busy : words.submit}
      </Button>
      <p className={authStyles.note}>
        {words.note} <TextLink to="/login">{words.login}</TextLink>
      </p>
    </form>
  );
}
