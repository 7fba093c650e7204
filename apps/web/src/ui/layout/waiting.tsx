import type { ReactNode } from "react";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import styles from "./waiting.module.css";

interface WaitingProps {
  /** Heading for screen readers. */
  title: string;
  /** What is being waited for. */
  message: string;
  children?: ReactNode;
}

/** A whole screen that says what is being waited for. */
export function Waiting({ title, message, children }: WaitingProps) {
  return (
    <main className={styles.waiting}>
      <h1 className="visually-hidden">{title}</h1>
      <LoadingStar>{message}</LoadingStar>
      {children}
    </main>
  );
}
