import type { FileQuery } from "@visiga/contracts/files";

export const newsStep = 24;

/** The newest news, as many as the address asks for. */
export const newsList = ({ show = newsStep }: { show?: number }): FileQuery => ({ page: "NEWS", first: show });
