import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { LostPage } from "./lost-page.tsx";

/** Page for unknown paths and for paths that the reader may not see. */
export function NotFoundPage() {
  const { notFound } = useDictionary();
  return (
    <LostPage title={notFound.title} message={notFound.message} edge>
      <ButtonLink to="/login" variant="gold">
        {notFound.login}
      </ButtonLink>
      <TextLink to="/">{notFound.home}</TextLink>
    </LostPage>
  );
}
