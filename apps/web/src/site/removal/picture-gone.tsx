import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";

/** In place of the form for a picture that visitors do not see. */
export function PictureGone() {
  const { removal } = useDictionary();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={removal.title} lead={removal.gone} />
      <Wrap room="below">
        <ButtonLink to="/contact" variant="line">
          {removal.toContact}
        </ButtonLink>
      </Wrap>
    </main>
  );
}
