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

/** Whether a record that was changed still belongs in the list that shows it. */
export function belongs(record: ManagedFile, { page, only }: Shown): boolean {
  if (page && record.page !== page) return false;
  if (only === "takenDown") return record.takenDown;
  if (only === "withoutConsent") return lacksConsent(record);
  if (only === "heavy") return isHeavy(record);
  // What lacks Swahili was looked for, and stays in view when it no longer does.
  return true;
}
