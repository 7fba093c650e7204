import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { BlockPrint } from "#ui/print/block-print.tsx";

/**
 * Loading indicator: a turning star with a text. It does not turn under prefers-reduced-motion. Its style is waiting.css, which
 * only the dashboard loads: the server draws it too, and its style sheet is that of the public pages.
 */
export function LoadingStar({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return (
    <div className={classNames("loading", className)} role="status">
      <BlockPrint name="star" className="loading-star" />
      <b>{children}</b>
    </div>
  );
}
