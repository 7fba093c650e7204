import type { FileQuery } from "@visiga/contracts/files";

export const alumniStep = 9;

/** The newest alumni, as many as the address asks for. */
export const alumniList = ({ show = alumniStep }: { show?: number }): FileQuery => ({ page: "ALUMNI", first: show });
