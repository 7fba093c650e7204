import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";

/** Thanks for a request, and says what happens now. */
export function RemovalSent() {
  const { removal } = useDictionary();
  return <RemovalAnswer title={removal.sentTitle} lead={removal.sent} />;
}

/** In place of the form for a picture that visitors do not see. */
export function PictureGone() {
  const { removal } = useDictionary();
  return <RemovalAnswer title={removal.title} lead={removal.gone} />;
}

/** A page of /removal that says something, with the way to whoever answers questions. */
function RemovalAnswer({ title, lead }: { title: string; lead: string }) {
  const { removal } = useDictionary();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={title} lead={lead} />
      <Wrap room="below">
        <ButtonLink to="/contact" variant="line">
          {removal.toContact}
        </ButtonLink>
      </Wrap>
    </main>
  );
}
