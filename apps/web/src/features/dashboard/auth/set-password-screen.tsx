import { useEffect, useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import styles from "./auth-form.module.css";
import { Door } from "./door.tsx";
import { SetPasswordForm } from "./set-password-form.tsx";

/** `/set-password#token`: what stands behind `#` never reaches a server’s log. */
export function SetPasswordScreen() {
  const { setPassword, login } = useDashboardDictionary();
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => setToken(location.hash.slice(1));
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, []);
  return (
    <Door>
      <h1>{setPassword.title}</h1>
      <p className={styles.lead}>{setPassword.lead}</p>
      <noscript>
        <p>{login.needsScript}</p>
      </noscript>
      <SetPasswordForm key={token} token={token} />
    </Door>
  );
}
