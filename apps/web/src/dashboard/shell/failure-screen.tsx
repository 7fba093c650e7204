import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions, Button } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import styles from "./failure-screen.module.css";

/** Shown if a screen fails to load or render. Retry reloads the page: chunks of an older build no longer exist. */
export function FailureScreen() {
  const { common, notFound } = useDictionary();
  return (
    <main className={`blue stack ${styles.screen}`}>
      <Wrap className={`stack gap-6 ${styles.words}`}>
        <h1>{notFound.failure.title}</h1>
        <p>{notFound.failure.message}</p>
        <Actions>
          <Button variant="gold" onClick={() => location.reload()}>
            {common.retry}
          </Button>
          <TextLink to="/">{notFound.home}</TextLink>
        </Actions>
      </Wrap>
    </main>
  );
}
