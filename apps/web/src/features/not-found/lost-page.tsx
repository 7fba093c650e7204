import type { ReactNode } from "react";
import { Actions } from "../../ui/actions.tsx";
import { BlockPrint } from "../../ui/block-print.tsx";
import { Pindo } from "../../ui/pindo.tsx";
import { Wrap } from "../../ui/section.tsx";
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
