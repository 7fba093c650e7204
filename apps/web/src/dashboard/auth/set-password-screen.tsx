import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { passwordSetting } from "@visiga/contracts/auth";
import { fill, formatDay } from "@visiga/i18n/format";
import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { Form, NewPasswordFields } from "#dashboard/shared/forms/fields.tsx";
import { useForm } from "#dashboard/shared/forms/use-form.ts";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { failureIssues, failureMessage, failureOf } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { storePasswordNotice } from "#platform/session/next-screen.ts";
import { storeTokens } from "#platform/session/session.ts";
import { requireStorage } from "#platform/storage/browser-storage.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Notice } from "#ui/text/notice.tsx";

/** `/set-password#token`: browsers do not send the fragment, so no server logs the token. It is removed at once. */
export function SetPasswordScreen() {
  const { setPassword } = useDashboardDictionary();
  const language = useLanguage();
  const [token, setToken] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = location;
      if (!hash) return;
      setToken(hash.slice(1));
      // Otherwise the token would stay in the browser’s history.
      history.replaceState(history.state, "", pathname + search);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  // A check that fails for another reason does not reject the link.
  const { mutate: checkLink, data: link, error } = useMutation(useTrpc().auth.checkLink.mutationOptions());
  useEffect(() => {
    if (token) checkLink({ token });
  }, [token, checkLink]);
  const refused = token === "" || failureIssues(error).token !== undefined;
  return (
    <AuthLayout>
      <h1>{setPassword.title}</h1>
      {!refused && (
        <p className="lead mute">
          {link
            ? fill(setPassword.greeting, { name: link.name, day: formatDay(link.until, language) })
            : setPassword.lead}
        </p>
      )}
      {/* A new link resets the form. */}
      <SetPasswordForm key={token} token={token} refused={refused} />
    </AuthLayout>
  );
}

const repeatedPassword = z
  .extend(passwordSetting, { again: z.string() })
  .check(z.refine(({ password, again }) => password === again, { path: ["again"], error: "field_invalid" }));

const needsPasskey = (failure: unknown): boolean =>
  ["passkey_required", "passkey_missing"].includes(failureOf(failure)?.code ?? "");

function SetPasswordForm({ token, refused }: { token: string; refused: boolean }) {
  const { setPassword: t, dashboard, passkeys, errors } = useDashboardDictionary();
  const navigate = useNavigate();
  const form = useForm(
    repeatedPassword,
    { password: "", again: "" },
    {
      // An expired link is not logged as an error.
      save: useTrpc().auth.setPassword.mutationOptions({ meta: { silent: true }, onMutate: requireStorage }),
      onSaved: (tokens) => {
        storeTokens(tokens);
        storePasswordNotice();
        void navigate({ to: "/dashboard" });
      },
    },
  );
  const { busy, failure, issues } = form;
  if (needsPasskey(failure)) {
    return (
      <>
        <Notice icon="check" role="status" className={`above-5 ${styles.ended}`}>
          {passkeys.login.passwordSet}
        </Notice>
        <TextLink to="/login">{t.toLogin}</TextLink>
      </>
    );
  }
  if (refused || issues.token !== undefined) {
    return (
      <div className={styles.form}>
        <FormError>{errors.issue.link_invalid}</FormError>
        <TextLink to="/login">{t.toLogin}</TextLink>
      </div>
    );
  }
  const failed = form.otherReason !== null && (failureMessage(failure, errors) ?? t.failed);
  return (
    <Form className={styles.form} onSubmit={(element) => form.submit(element, { token })}>
      <FormError>{failed}</FormError>
      <NewPasswordFields form={form} />
      <Button type="submit" busy={busy}>
        {busy ? dashboard.saving : t.submit}
      </Button>
    </Form>
  );
}
