import type { FileQuery } from "@visiga/contracts/files";

export const wawataStep = 24;

/** The newest pictures of the association, as many as the address asks for. */
export const wawataList = ({ show = wawataStep }: { show?: number }): FileQuery => ({ page: "WAWATA", first: show });
