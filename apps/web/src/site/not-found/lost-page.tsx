import type { ReactNode } from "react";
import { Actions } from "#ui/controls/actions.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Pindo } from "#ui/print/pindo.tsx";
import styles from "./lost-page.module.css";

interface LostPageProps {
  title: string;
  message: string;
  /** Ways on. */
  children: ReactNode;
  /** Ends the page with the printed edge, where no footer brings its own. */
  edge?: boolean | undefined;
}

/** A blue page with one star and two ways on, for when there is nothing else to show. */
export function LostPage({ title, message, children, edge }: LostPageProps) {
  return (
    <main id="main" className={`${styles.page} blue`}>
      <BlockPrint name="star" className={styles.star} />
      <Wrap className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        <Actions>{children}</Actions>
      </Wrap>
      {edge && <Pindo className={styles.edge} />}
    </main>
  );
}
