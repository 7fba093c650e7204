import { type FilePage, photoWeight, pictureBudget } from "@visiga/contracts/files";
import type { FileConcern, ManagedFile } from "@visiga/contracts/managed-files";

interface Shown {
  readonly page: FilePage | undefined;
  readonly only: FileConcern | undefined;
}

/** Nobody has said whether minors can be recognised in the picture. */
export const isUnsaid = ({ minors, photo }: ManagedFile): boolean => minors === null && photo !== null;

/** Minors can be recognised and no consent of their parents is noted. */
export const lacksConsent = ({ minors, consent }: ManagedFile): boolean => minors === true && consent === null;

export const isHeavy = ({ photo }: Pick<ManagedFile, "photo">): boolean =>
  photo !== null && photoWeight(photo) > pictureBudget;

/** Whether a changed file still matches the list’s page and concern. */
export function belongs(file: ManagedFile, { page, only }: Shown): boolean {
  if (page && file.page !== page) return false;
  if (only === "minorsUnsaid") return isUnsaid(file);
  if (only === "takenDown") return file.takenDown;
  if (only === "withoutConsent") return lacksConsent(file);
  if (only === "heavy") return isHeavy(file);
  if (only === "samples") return file.sample;
  // A search for missing Swahili keeps its hits in view after they are translated.
  return true;
}
