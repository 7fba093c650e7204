import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";

/** Replaces the form after a request was sent, or for a picture that is not public. */
export function RemovalAnswer({ sent }: { sent?: boolean }) {
  const { removal } = useDictionary();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={sent ? removal.sentTitle : removal.title} lead={sent ? removal.sent : removal.gone} />
      <Wrap room="below">
        <ButtonLink to="/contact" variant="line">
          {removal.toContact}
        </ButtonLink>
      </Wrap>
    </main>
  );
}
