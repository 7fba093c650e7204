import type { ReactNode } from "react";
import { Actions } from "#ui/controls/actions.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import styles from "./lost-page.module.css";

interface LostPageProps {
  title: string;
  message: string;
  /** Links and buttons. */
  children: ReactNode;
  /** Adds the printed edge at the end, if there is no footer. */
  edge?: boolean | undefined;
}

/** A blue page with a star and links: the layout of the not-found and the failure page. */
export function LostPage({ title, message, children, edge }: LostPageProps) {
  return (
    <main id="main" className={`${styles.page} blue`}>
      <BlockPrint name="star" className={styles.star} />
      <Wrap className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        <Actions>{children}</Actions>
      </Wrap>
      {edge && <KangaBorder className={styles.edge} />}
    </main>
  );
}
