import { useEffect, useState } from "react";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./auth-form.module.css";
import { AuthLayout } from "./auth-layout.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

/** `/set-password#token`: the fragment is never sent, so the token does not reach a server’s log. */
export function SetPasswordScreen() {
  const { setPassword } = useDashboardDictionary();
  const [token, setToken] = useState<string>();
  // Resets the form for another link, but not for the first read: something may be typed by then.
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
      <SetPasswordForm key={links} token={token} />
    </AuthLayout>
  );
}
