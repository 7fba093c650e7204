import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";

/** Confirms a request and explains the next steps. */
export function RemovalSent() {
  const { removal } = useDictionary();
  return <RemovalAnswer title={removal.sentTitle} lead={removal.sent} />;
}

/** Replaces the form for a picture that is not public. */
export function PictureRemoved() {
  const { removal } = useDictionary();
  return <RemovalAnswer title={removal.title} lead={removal.gone} />;
}

/** A message on /removal, with a link to the contacts. */
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
