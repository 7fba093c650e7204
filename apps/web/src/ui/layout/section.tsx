import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./section.module.css";

interface WrapProps extends ComponentProps<"div"> {
  /** Adds the space of a section below, or above and below. */
  room?: "below" | "around";
}

/** Limits its content to the site's width, with a gutter on both sides. */
export function Wrap({ room, className, ...rest }: WrapProps) {
  return <div {...rest} className={classNames(styles.wrap, room && styles[room], className)} />;
}

export type Tone = "blue" | "sand" | "red" | "night" | "gold";

interface SectionProps extends ComponentProps<"section"> {
  tone?: Tone | undefined;
}

export function Section({ tone, className, ...rest }: SectionProps) {
  return <section {...rest} className={classNames(styles.section, tone, className)} />;
}

interface SectionHeadProps {
  title: ReactNode;
  /** The sentence beside the title. */
  lead?: ReactNode;
  children?: ReactNode;
  /** `split`: the title at display size over six columns, the lead at the foot of the other five. */
  layout?: "row" | "split";
  as?: "h1" | "h2";
}

export function SectionHead({ title, lead, children, layout = "row", as: Heading = "h2" }: SectionHeadProps) {
  return (
    <div className={classNames(styles.head, styles[layout])}>
      <Heading>{title}</Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
