/** A notice that one screen leaves for the next one to show once. */
export type CarriedNotice = "passwordSet";

const key = "notice";

export const carryNotice = (notice: CarriedNotice): void => sessionStorage.setItem(key, notice);

export function takeNotice(): CarriedNotice | null {
  const notice = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return notice === "passwordSet" ? notice : null;
}
