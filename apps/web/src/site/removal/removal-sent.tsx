import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";

/** Thanks for a request, and says what happens now. */
export function RemovalSent() {
  const { removal } = useDictionary();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={removal.sentTitle} lead={removal.sent} />
      <Wrap room="below">
        <ButtonLink to="/contact" variant="line">
          {removal.toContact}
        </ButtonLink>
      </Wrap>
    </main>
  );
}
