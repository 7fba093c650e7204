/** Without vowels, so that no name is a word: ad blockers hide `.ad`. */
const letters = "bcdfghjklmnpqrstvwxyz";

/** `bb` to `zz`, then `bbb`. */
export function shortName(index: number): string {
  const rest = index >= letters.length ** 2 ? shortName(Math.floor(index / letters.length) - letters.length) : "";
  const digit = letters[index % letters.length] ?? "";
  return rest ? rest + digit : (letters[Math.floor(index / letters.length)] ?? "") + digit;
}
