import { useLocation } from "@tanstack/react-router";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { LostPage } from "./lost-page.tsx";

/** Shown if a page fails to load or render. Retry reloads it. */
export function FailurePage() {
  const { common, notFound } = useDictionary();
  const address = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  return (
    <LostPage title={notFound.failure.title} message={notFound.failure.message}>
      <ButtonLink to={address} variant="gold">
        {common.retry}
      </ButtonLink>
      <TextLink to="/">{notFound.home}</TextLink>
    </LostPage>
  );
}
