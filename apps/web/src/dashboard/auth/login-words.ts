import type { DashboardDictionary } from "@visiga/i18n/dictionaries";

/** The words that the script of the login shows. For any other failure it shows that the login failed. */
export function loginWords({ login, passkeys, setPassword, errors }: DashboardDictionary) {
  const { login_failed, rate_limited, internal, unavailable, passkey_refused } = errors.failure;
  const { email_required, email_invalid, password_required, password_too_long } = errors.issue;
  return {
    submit: login.submit,
    busy: login.busy,
    failed: login.failed,
    show: setPassword.show,
    hide: setPassword.hide,
    passkey: passkeys.login.use,
    waiting: passkeys.waiting,
    storageDenied: errors.storageDenied,
    proxy: errors.proxy,
    failure: { login_failed, rate_limited, internal, unavailable, passkey_refused },
    issue: { email_required, email_invalid, password_required, password_too_long },
  };
}

export type LoginWords = ReturnType<typeof loginWords>;
