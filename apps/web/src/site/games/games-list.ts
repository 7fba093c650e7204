import { type FileQuery, placeTitles } from "@visiga/contracts/files";

/** The newest four pictures titled GAMES, whatever their page. */
export const gamesList: FileQuery = { title: placeTitles.games, first: 4 };
