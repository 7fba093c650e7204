import { useEffect, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./auth-form.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

/** `/set-password#token`: what stands behind `#` never reaches a server’s log. */
export function SetPasswordScreen() {
  const { setPassword, login } = useDashboardDictionary();
  const [token, setToken] = useState<string>();
  // Another link begins anew; reading the first one must not take away what is typed by then.
  const [links, setLinks] = useState(1);
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    const readAnother = () => {
      read();
      setLinks((count) => count + 1);
    };
    read();
    window.addEventListener("hashchange", readAnother);
    return () => window.removeEventListener("hashchange", readAnother);
  }, []);
  return (
    <AuthLayout>
      <h1>{setPassword.title}</h1>
      <p className={styles.lead}>{setPassword.lead}</p>
      <noscript>
        <p>{login.needsScript}</p>
      </noscript>
      <SetPasswordForm key={links} token={token} />
    </AuthLayout>
  );
}
