import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import styles from "./plate.module.css";

interface PlateProps extends ComponentProps<"figure"> {
  caption?: ReactNode;
  /** Extends the picture to the window's edge on phones. */
  bleed?: boolean;
}

export function Plate({ caption, bleed, className, children, ...rest }: PlateProps) {
  return (
    <figure className={classNames(styles.plate, bleed && styles.bleed, className)} {...rest}>
      {children}
      {caption && <figcaption className="smaller mute">{caption}</figcaption>}
    </figure>
  );
}

/** Two columns from 36rem on: `PlateCard`s (pictures 4 by 3 with a title), or a picture and its text. */
export function Plates(props: Omit<ComponentProps<"div">, "className">) {
  return <div {...props} className={`stack above-6 ${styles.plates}`} />;
}

interface PlateCardProps {
  picture: ReactNode;
  /** Shows the picture upright, so that a portrait is not cut at the chin. */
  upright?: boolean;
  title: ReactNode;
  text?: ReactNode;
}

export function PlateCard({ picture, upright, title, text }: PlateCardProps) {
  return (
    <figure className={classNames(styles.card, upright && styles.upright)}>
      {picture}
      <figcaption>
        <b className="name above-2">{title}</b>
        {text && <span className="block mute">{text}</span>}
      </figcaption>
    </figure>
  );
}
