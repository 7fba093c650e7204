import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./page-head.module.css";
import { Wrap } from "./section.tsx";

interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Controls beside the lead: arrows. */
  children?: ReactNode;
  className?: string | undefined;
}

/** Head of a page without the three-column frame: gallery, alumni, news. */
export function PageHead({ title, lead, children, className }: PageHeadProps) {
  const sentence = lead && <p className="lead mute">{lead}</p>;
  return (
    <Wrap className={classNames(styles.head, className)}>
      <h1>{title}</h1>
      {children ? (
        <div className={`wraps apart ${styles.beside}`}>
          {sentence}
          {children}
        </div>
      ) : (
        sentence
      )}
    </Wrap>
  );
}

type HeadedPageProps = Omit<ComponentProps<"main"> & PageHeadProps, "className"> & { headClass?: string | undefined };

/** A page of a head and its content, within the site's width. */
export function HeadedPage({ title, lead, headClass, children, ...main }: HeadedPageProps) {
  return (
    <main {...main} id="main" tabIndex={-1}>
      <PageHead title={title} lead={lead} className={headClass} />
      <Wrap room="below">{children}</Wrap>
    </main>
  );
}
