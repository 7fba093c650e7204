import { useNavigate } from "@tanstack/react-router";
import { credentials } from "@visiga/contracts/auth";
import { PasswordField } from "#dashboard/shared/forms/password-field.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import { failureMessage } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { screens } from "#platform/document/screens.ts";
import { clearPlace, rememberedPlace } from "#platform/session/next-screen.ts";
import { storeTokens } from "#platform/session/session.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import styles from "./auth-form.module.css";

/** A disabled button loses the focus. The password field gets it, because a wrong password is the usual cause. */
export function LoginForm() {
  const { login, errors } = useDashboardDictionary();
  const navigate = useNavigate();
  const form = useForm(
    credentials,
    { email: "", password: "" },
    {
      // A wrong password is no fault.
      save: useTrpc().auth.login.mutationOptions({ meta: { silent: true } }),
      onSaved: (tokens) => {
        storeTokens(tokens);
        const place = rememberedPlace() ?? "/dashboard";
        clearPlace();
        // The server renders the pages of the website, so they need a full navigation.
        if (new URL(place, location.origin).pathname in screens) void navigate({ href: place });
        else location.assign(place);
      },
      focus: "password",
    },
  );
  const { busy, failure } = form;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit(event.currentTarget);
      }}
    >
      <FormError>{failure !== null && (failureMessage(failure, errors) ?? login.failed)}</FormError>
      <TextField type="email" label={login.email} autoComplete="username" required {...form.field("email")} />
      <PasswordField label={login.password} autoComplete="current-password" {...form.field("password")} />
      <Button type="submit" busy={busy}>
        {busy ? login.busy : login.submit}
      </Button>
      <p className={styles.note}>{login.forgotten}</p>
    </form>
  );
}
