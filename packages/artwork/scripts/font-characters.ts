function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, step) => first + step));
}

const ascii = range(0x20, 0x7e);
const spaceAndSigns = "\u00a0©«°·»×";
/** Beyond English and Swahili: the names of missionaries and places, from French, German, Italian and Portuguese. */
const letters = "ÀÄÇÈÉÊÖÜßàáâãäçèéêëìíîïñòóôõöùúûü";
const dashesAndQuotes = "–—‘’“”•…";
const primesAndMinus = "′″−";
const arrowsAndMarks = "←↑→↓✓€";

/** The characters kept in the project’s fonts; browsers take any other from the next font family. */
export const fontCharacters = ascii + spaceAndSigns + letters + dashesAndQuotes + primesAndMinus + arrowsAndMarks;
