/** `broken`: something does not work, or data is at risk. `warning`: it works but should be improved. */
export type State = "ok" | "warning" | "broken";

export interface Finding {
  readonly about: string;
  readonly state: State;
  readonly says: string;
  readonly advice: string | undefined;
}

export function findingsAbout(about: string) {
  const say =
    (state: State) =>
    (says: string, advice?: string): Finding => ({ about, state, says, advice });
  return { fine: say("ok"), warn: say("warning"), broken: say("broken") };
}
