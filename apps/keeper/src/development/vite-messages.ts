import type { InvokeVite } from "@visiga/api/site-sources";

/** From the site to its parent, which has Vite. */
export interface ViteQuestion {
  readonly kind: "vite";
  readonly id: number;
  readonly asked: Parameters<InvokeVite>[0];
}

type Answered = Awaited<ReturnType<InvokeVite>>;

/** Asks the Vite of the parent. */
export function invokeParent(): InvokeVite {
  const waiting = new Map<number, (answered: Answered) => void>();
  let last = 0;
  process.on("message", ({ id, answered }: { readonly id: number; readonly answered: Answered }) => {
    waiting.get(id)?.(answered);
    waiting.delete(id);
  });
  return (asked) =>
    new Promise((resolve) => {
      const id = ++last;
      waiting.set(id, resolve);
      process.send?.({ kind: "vite", id, asked } satisfies ViteQuestion);
    });
}
