import { setTimeout as pause } from "node:timers/promises";
import type { MissingAbility } from "@visiga/system/errors/missing-ability";

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
  const [fine, warn, broken] = [say("ok"), say("warning"), say("broken")];
  const lacks = ({ says, advice, needed }: MissingAbility) => (needed ? broken : warn)(says, advice);
  return { fine, warn, broken, lacks };
}

/** The findings of a check, or that it has not answered. The check goes on, because reading from a disk cannot be stopped. */
export async function withinLimit(about: string, check: Promise<Finding[]>, limit: number): Promise<Finding[]> {
  const silence = findingsAbout(about).broken(
    `has not answered for ${limit / 1000} s`,
    "A disk, a share or a service that it needs does not answer: look there.",
  );
  const answered = new AbortController();
  const { signal } = answered;
  const late = pause(limit, [silence], { signal }).catch(() => []);
  return Promise.race([check, late]).finally(() => answered.abort());
}
