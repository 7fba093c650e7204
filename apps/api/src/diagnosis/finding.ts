/** `broken`: something does not work, or data is at risk. `warning`: it works, and could be better. */
export type State = "ok" | "warning" | "broken";

/** One line of the diagnosis. */
export interface Finding {
  /** What it is about, in one word. */
  readonly about: string;
  readonly state: State;
  readonly says: string;
  /** What to do. */
  readonly advice?: string;
}

type Say = (says: string, advice?: string) => Finding;

/** The three kinds of findings about one thing. */
export function findingsAbout(about: string): Record<"fine" | "warn" | "broken", Say> {
  const say =
    (state: State): Say =>
    (says, advice) => ({ about, state, says, ...(advice !== undefined && { advice }) });
  return { fine: say("ok"), warn: say("warning"), broken: say("broken") };
}

export const reason = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
};
