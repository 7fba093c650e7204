/** A notice that a screen passes to the next one, which shows it once. */
export type CarriedNotice = "passwordSet";

const key = "notice";

export const carryNotice = (notice: CarriedNotice): void => sessionStorage.setItem(key, notice);

export function takeNotice(): CarriedNotice | null {
  const notice = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return notice === "passwordSet" ? notice : null;
}
