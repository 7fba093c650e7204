import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { passwordSetting } from "@visiga/contracts/auth";
import { type SubmitEvent, useState } from "react";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { failureIssues, failureWords } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { focusFirstWrong } from "#platform/forms/focus-first-wrong.ts";
import { checkForm, type FormIssues } from "#platform/forms/form-issues.ts";
import { carryNotice } from "#platform/session/carried-notice.ts";
import { keepTokens } from "#platform/session/session.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import styles from "./auth-form.module.css";

interface SetPasswordFormProps {
  /** Undefined until the URL is read; empty if the URL has no token. */
  token: string | undefined;
  /** The server has rejected the link. */
  refused: boolean;
}

/** Sets a password with the token of a one-time link, then opens the dashboard. */
export function SetPasswordForm({ token, refused }: SetPasswordFormProps) {
  const { setPassword: words, errors } = useDashboardDictionary();
  const navigate = useNavigate();
  const [password, setPassword] = useState("");
  const [again, setAgain] = useState("");
  const [issues, setIssues] = useState<FormIssues>({});
  const [different, setDifferent] = useState(false);
  const saving = useMutation(
    useTrpc().auth.setPassword.mutationOptions({
      onSuccess: (tokens) => {
        keepTokens(tokens);
        carryNotice("passwordSet");
        void navigate({ to: "/dashboard" });
      },
      onError: (error) => setIssues(failureIssues(error)),
    }),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.reset();
    const checked = checkForm(passwordSetting, { token, password });
    const mismatch = !checked.issues?.password && again !== password;
    setIssues(checked.issues ?? {});
    setDifferent(mismatch);
    const form = event.currentTarget;
    const onError = (error: unknown) => focusFirstWrong(form, failureIssues(error));
    if (checked.data && !mismatch) saving.mutate(checked.data, { onError });
    else focusFirstWrong(form, { ...checked.issues, ...(mismatch && { again: "field_invalid" as const }) });
  };

  const busy = saving.isPending || saving.isSuccess;
  const linkIsBad = refused || issues.token !== undefined;
  const failed = linkIsBad
    ? words.linkInvalid
    : saving.isError && !issues.password && (failureWords(saving.error, errors) ?? words.failed);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError>{failed}</FormError>
      {linkIsBad ? (
        <TextLink to="/login">{words.toLogin}</TextLink>
      ) : (
        <>
          <PasswordField
            id="password"
            label={words.newPassword}
            autoComplete="new-password"
            show={words.show}
            hide={words.hide}
            hint={words.advice}
            error={issues.password && errors.issue[issues.password]}
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
          <PasswordField
            id="again"
            label={words.again}
            autoComplete="new-password"
            show={words.show}
            hide={words.hide}
            error={different && words.different}
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
          <Button type="submit" busy={busy}>
            {busy ? words.busy : words.submit}
          </Button>
        </>
      )}
    </form>
  );
}
