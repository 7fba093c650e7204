import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import styles from "./lost-page.module.css";

interface LostPageProps {
  title: string;
  message: string;
  children: ReactNode;
  /** Adds the printed edge at the end, if there is no footer. */
  edge?: boolean | undefined;
}

/** A blue page with a star and links: the layout of the not-found and the failure page. */
function LostPage({ title, message, children, edge }: LostPageProps) {
  return (
    <main id="main" className={`${styles.page} blue`}>
      <BlockPrint name="star" className={`screen-only ${styles.star}`} />
      <Wrap className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        <Actions>{children}</Actions>
      </Wrap>
      {edge && <KangaBorder />}
    </main>
  );
}

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
