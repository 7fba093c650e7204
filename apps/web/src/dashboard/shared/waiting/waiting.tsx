import type { ReactNode } from "react";
import { LoadingStar } from "./loading-star.tsx";

interface WaitingProps {
  /** Heading for screen readers. */
  title: string;
  message: string;
  children?: ReactNode;
}

/** A full screen with a loading message. */
export function Waiting({ title, message, children }: WaitingProps) {
  return (
    <main className="waiting">
      <h1 className="visually-hidden">{title}</h1>
      <LoadingStar>{message}</LoadingStar>
      {children}
    </main>
  );
}
