import { type FilePage, photoWeight, weightBudgets } from "@visiga/contracts/files";
import type { FileConcern, ManagedFile } from "@visiga/contracts/managed-files";

interface Shown {
  readonly page: FilePage | undefined;
  readonly only: FileConcern | undefined;
}

/** Minors can be recognised, and nobody noted that their parents agreed. */
export const lacksConsent = ({ minors, consent }: ManagedFile): boolean => minors && consent === null;

export const isHeavy = ({ photo }: Pick<ManagedFile, "photo">): boolean =>
  photo !== null && photoWeight(photo) > weightBudgets.picture;

/** Whether a file that was changed still belongs in the list that shows it. */
export function belongs(file: ManagedFile, { page, only }: Shown): boolean {
  if (page && file.page !== page) return false;
  if (only === "takenDown") return file.takenDown;
  if (only === "withoutConsent") return lacksConsent(file);
  if (only === "heavy") return isHeavy(file);
  // What lacks Swahili was looked for, and stays in view when it no longer does.
  return true;
}
