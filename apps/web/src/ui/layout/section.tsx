import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./section.module.css";

/** Limits its content to the site's width, with a gutter on both sides; `room` adds the space of a section. */
export function Wrap({ room, className, ...rest }: ComponentProps<"div"> & { room?: "below" | "around" }) {
  return <div {...rest} className={classNames(styles.wrap, room && styles[room], className)} />;
}

export function Section({ tone, children }: { tone?: "blue" | "sand"; children: ReactNode }) {
  return <section className={classNames(styles.section, tone)}>{children}</section>;
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
    <div className={classNames("wraps apart", styles.head, layout === "split" && styles.split)}>
      <Heading>{title}</Heading>
      {lead && <p className={layout === "row" ? "lead mute" : "lead"}>{lead}</p>}
      {children}
    </div>
  );
}
