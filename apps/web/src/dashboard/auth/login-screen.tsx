import { useEffect, useState } from "react";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { rememberedPlace } from "#platform/session/next-screen.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import { LoginForm } from "./login-form.tsx";

export function LoginScreen() {
  const { login } = useDashboardDictionary();
  const [ended, setEnded] = useState(false);
  useEffect(() => setEnded(rememberedPlace() !== null), []);
  return (
    <AuthLayout>
      <h1>{login.title}</h1>
      {ended && (
        <Notice icon="clock" role="status" className={styles.ended}>
          {login.sessionEnded}
        </Notice>
      )}
      <LoginForm />
    </AuthLayout>
  );
}
