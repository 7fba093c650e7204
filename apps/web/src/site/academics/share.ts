/** The share of a part in whole per cent. Rounding never gives none or all: 1 of 300 is `<1%`, 299 of 300 `>99%`. */
export function share(part: number, whole: number): string {
  const percent = Math.round((part / whole) * 100);
  if (percent === 0 && part > 0) return "<1%";
  if (percent === 100 && part < whole) return ">99%";
  return `${percent}%`;
}
