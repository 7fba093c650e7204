/** A random secret for people to type: five groups of four unambiguous letters and digits, about 99 bits. */
export function readableSecret(): string {
  const letters = "abcdefghjkmnpqrstuvwxyz23456789";
  const signs = [...crypto.getRandomValues(new Uint32Array(20))].map((random) => letters[random % letters.length]);
  return [0, 4, 8, 12, 16].map((at) => signs.slice(at, at + 4).join("")).join("-");
}
