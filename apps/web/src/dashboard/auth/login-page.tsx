import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { PasswordField } from "#dashboard/shared/forms/fields.tsx";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { oldBrowserScript } from "#platform/document/old-browser.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import field from "#ui/controls/field.module.css";
import { TextField } from "#ui/controls/field.tsx";
import { FormError } from "#ui/controls/form-error.tsx";
import { SaverContext } from "#ui/media/saver.ts";
import { WithScript } from "#ui/media/with-script.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { loginWords } from "./login-words.ts";

interface LoginPageProps {
  t: DashboardDictionary;
  /** Files of the dashboard, loaded while the form is filled in. */
  next: readonly string[];
}

/** The login as the server renders it. `login.ts` makes it work; until then it cannot be sent. */
export function LoginPage({ t, next }: LoginPageProps) {
  const { login, passkeys, users } = t;
  const { common } = useDictionary();
  return (
    <AuthLayout>
      <h1>{login.title}</h1>
      <div id="screen">
        <noscript>
          <p>{common.needsScript}</p>
        </noscript>
        <p hidden data-old-browser>
          {common.oldBrowser}
        </p>
        <div role="status">
          <Notice icon="clock" className={`above-5 ${styles.ended}`} hidden>
            {login.sessionEnded}
          </Notice>
          <Notice icon="picture" className={`above-5 ${styles.ended}`} hidden>
            {login.shareFirst}
          </Notice>
        </div>
        {/* With data saver too: the login is of no use without its script. */}
        <SaverContext value={null}>
          <WithScript>
            <form
              className={styles.form}
              method="post"
              noValidate
              data-error={field.error}
              data-words={JSON.stringify(loginWords(t))}
              data-next={next.join(" ")}
            >
              <template>
                <FormError>-</FormError>
              </template>
              <FormError />
              <TextField id="email" type="email" label={users.fields.email} autoComplete="username webauthn" required />
              <PasswordField id="password" label={login.password} autoComplete="current-password" />
              <Button type="submit" disabled>
                {login.submit}
              </Button>
              <Button variant="line" hidden>
                {passkeys.login.use}
              </Button>
              <p className="small mute above-5">{login.forgotten}</p>
            </form>
          </WithScript>
        </SaverContext>
      </div>
      <script>{oldBrowserScript}</script>
    </AuthLayout>
  );
}
