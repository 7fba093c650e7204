import type { InvokeVite } from "@visiga/api/site-sources";
import type { RestoreRequest } from "#restore/restore-files.ts";

type Asked = Parameters<InvokeVite>[0];
type Answered = Awaited<ReturnType<InvokeVite>>;

/** From the application to its parent. */
export type ApplicationMessage =
  | { readonly kind: "ready"; readonly port: number }
  | { readonly kind: "restore"; readonly request: RestoreRequest }
  | { readonly kind: "vite"; readonly id: number; readonly asked: Asked };

/** What Vite answered, to the application. */
export interface ViteMessage {
  readonly id: number;
  readonly answered: Answered;
}

/** Asks the Vite of the parent. */
export function invokeParent(): InvokeVite {
  const waiting = new Map<number, (answered: Answered) => void>();
  let last = 0;
  process.on("message", ({ id, answered }: ViteMessage) => {
    waiting.get(id)?.(answered);
    waiting.delete(id);
  });
  return (asked) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      sendToParent({ kind: "vite", id, asked });
    });
}

export const sendToParent = (message: ApplicationMessage, sent?: () => void): void =>
  void process.send?.(message, () => sent?.());
