import { type FilePage, photoWeight, pictureBudget } from "@visiga/contracts/files";
import type { FileFilter, ManagedFile } from "@visiga/contracts/managed-files";

interface Shown {
  readonly page: FilePage | undefined;
  readonly only: FileFilter | undefined;
}

/** Whether it is not recorded yet if the picture shows recognisable minors. */
export const isUnsaid = ({ minors, photo }: ManagedFile): boolean => minors === null && photo !== null;

/** Whether minors are recognisable and no consent of their parents is recorded. */
export const lacksConsent = ({ minors, consent }: ManagedFile): boolean => minors === true && consent === null;

export const isHeavy = ({ photo }: Pick<ManagedFile, "photo">): boolean =>
  photo !== null && photoWeight(photo) > pictureBudget;

/** Whether a changed file still matches the list’s page and filter. */
export function belongs(file: ManagedFile, { page, only }: Shown): boolean {
  if (page && file.page !== page) return false;
  if (only === "minorsUnsaid") return isUnsaid(file);
  if (only === "takenDown" || only === "takenDownByRestore") return file.takenDown;
  if (only === "withoutConsent") return lacksConsent(file);
  if (only === "heavy") return isHeavy(file);
  if (only === "samples") return file.sample;
  // A list of missing Swahili keeps a file visible after it is translated.
  return true;
}
