import { type FileQuery, placeTitles } from "@visiga/contracts/files";

export const picturesStep = 24;

interface Shown {
  show?: number | undefined;
}

/** The pictures of the house, newest first. */
export const aboutList = ({ show = picturesStep }: Shown): FileQuery => ({ page: "ABOUT", first: show });

/** The pictures of the staff, whatever page they belong to. */
export const staffList = ({ show = picturesStep }: Shown): FileQuery => ({ title: placeTitles.staff, first: show });

/** The rector as the organisation chart knows him. */
export const rectorRecord: FileQuery = { page: "ORGANIZATION", title: "RECTOR", first: 1 };
