import { useEffect, useState } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { rememberedPlace } from "../../../platform/return-place.ts";
import { Notice } from "../../../ui/notice.tsx";
import styles from "./auth-form.module.css";
import { Door } from "./door.tsx";
import { LoginForm } from "./login-form.tsx";

/** `/login`: two fields and a way back to where the session ended. */
export function LoginScreen() {
  const { login } = useDashboardDictionary();
  const [ended, setEnded] = useState(false);
  useEffect(() => setEnded(rememberedPlace() !== null), []);
  return (
    <Door>
      <h1>{login.title}</h1>
      <noscript>
        <p>{login.needsScript}</p>
      </noscript>
      {ended && (
        <Notice icon="clock" role="status" className={styles.ended}>
          {login.sessionEnded}
        </Notice>
      )}
      <LoginForm />
    </Door>
  );
}
