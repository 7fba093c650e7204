import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { credentials } from "@visiga/contracts/auth";
import { type SubmitEvent, useState } from "react";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { failureWords } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { screens } from "#platform/document/screens.ts";
import { focusFirstWrong } from "#platform/forms/focus-first-wrong.ts";
import { checkForm, type FormIssues } from "#platform/forms/form-issues.ts";
import { forgetPlace, rememberedPlace } from "#platform/session/return-place.ts";
import { keepTokens } from "#platform/session/session.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./auth-form.module.css";

const input = (form: HTMLFormElement, id: string) => form.elements.namedItem(id) as HTMLInputElement;

/** The fields have no `name`: a form submitted before hydration would put the password into the URL. */
export function LoginForm() {
  const { login, errors } = useDashboardDictionary();
  const navigate = useNavigate();
  const [issues, setIssues] = useState<FormIssues>({});
  const attempt = useMutation(
    useTrpc().auth.login.mutationOptions({
      // A wrong password is no fault.
      meta: { silent: true },
      onSuccess: (tokens) => {
        keepTokens(tokens);
        const place = rememberedPlace() ?? "/dashboard";
        forgetPlace();
        // The server renders the pages of the website, so they need a full navigation.
        if (new URL(place, location.origin).pathname in screens) void navigate({ href: place });
        else location.assign(place);
      },
    }),
  );

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    attempt.reset();
    const checked = checkForm(credentials, {
      email: input(form, "email").value,
      password: input(form, "password").value,
    });
    setIssues(checked.issues ?? {});
    // A disabled button loses the focus. The password field gets it, because a wrong password is the usual cause.
    if (checked.data) attempt.mutate(checked.data, { onError: () => input(form, "password").focus() });
    else focusFirstWrong(form, checked.issues);
  };
  const wrong = (field: string) => issues[field] && errors.issue[issues[field]];

  // The form stays busy after success until the dashboard is shown.
  const busy = attempt.isPending || attempt.isSuccess;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <FormError>{attempt.isError && (failureWords(attempt.error, errors) ?? login.failed)}</FormError>
      <TextField id="email" type="email" label={login.email} autoComplete="username" required error={wrong("email")} />
      <PasswordField
        id="password"
        label={login.password}
        autoComplete="current-password"
        show={login.showPassword}
        hide={login.hidePassword}
        error={wrong("password")}
      />
      <Button type="submit" busy={busy}>
        {busy ? login.busy : login.submit}
      </Button>
      <p className={styles.note}>{login.forgotten}</p>
    </form>
  );
}
