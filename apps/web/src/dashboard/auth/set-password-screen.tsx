import { useMutation } from "@tanstack/react-query";
import { fill, formatDay } from "@visiga/i18n/format";
import { useEffect, useState } from "react";
import styles from "#dashboard/shared/layout/auth-form.module.css";
import { AuthLayout } from "#dashboard/shared/layout/auth-layout.tsx";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { SetPasswordForm } from "./set-password-form.tsx";

/** `/set-password#token`: browsers do not send the fragment, so no server logs the token. It is removed at once. */
export function SetPasswordScreen() {
  const { setPassword } = useDashboardDictionary();
  const language = useLanguage();
  // Undefined until the address is read; empty if it has no token.
  const [token, setToken] = useState<string>();
  // A new link resets the form. The first read does not, because the user may have typed already.
  const [links, setLinks] = useState(1);
  useEffect(() => {
    const read = () => {
      const { hash, pathname, search } = location;
      setToken((earlier = "") => hash.slice(1) || earlier);
      // Otherwise the token would stay in the browser’s history.
      if (hash) history.replaceState(history.state, "", pathname + search);
    };
    const readAnother = () => {
      read();
      setLinks((count) => count + 1);
    };
    read();
    window.addEventListener("hashchange", readAnother);
    return () => window.removeEventListener("hashchange", readAnother);
  }, []);
  const { link, refused } = useLinkCheck(token);
  return (
    <AuthLayout>
      <h1>{setPassword.title}</h1>
      {!refused && (
        <p className={styles.lead}>
          {link
            ? fill(setPassword.greeting, { name: link.name, day: formatDay(link.until, language) })
            : setPassword.lead}
        </p>
      )}
      <SetPasswordForm key={links} token={token} refused={refused} />
    </AuthLayout>
  );
}

/** Checks once whether a one-time link is valid. A check that fails for another reason does not reject the link. */
function useLinkCheck(token: string | undefined) {
  const { mutate, data, error } = useMutation(useTrpc().auth.checkLink.mutationOptions());
  useEffect(() => {
    if (token) mutate({ token });
  }, [token, mutate]);
  return { link: data, refused: token === "" || failureIssues(error).token !== undefined };
}
