import { type ErrorComponentProps, useLocation, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { LostPage } from "./lost-page.tsx";

/** Shown if a page fails to load or render. Without script, Retry reloads it. */
export function FailurePage({ reset }: ErrorComponentProps) {
  const { common, notFound } = useDictionary();
  const router = useRouter();
  const address = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const retry = (event: MouseEvent) => {
    event.preventDefault();
    reset?.();
    void router.invalidate();
  };
  return (
    <LostPage title={notFound.failure.title} message={notFound.failure.message}>
      <ButtonLink to={address} variant="gold" onClick={retry}>
        {common.retry}
      </ButtonLink>
      <TextLink to="/">{notFound.home}</TextLink>
    </LostPage>
  );
}
