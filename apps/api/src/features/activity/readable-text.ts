/** A stored value as language-neutral text; null for an empty value and `false`. */
export function readableText(value: unknown): string | null {
  if (value === undefined || value === null || value === false || value === "") return null;
  if (value === true) return "✓";
  if (Array.isArray(value)) return value.map(line).join("\n") || null;
  return line(value);
}

function line(value: unknown): string {
  if (Array.isArray(value)) return value.map(line).filter(Boolean).join(" · ");
  if (typeof value === "object" && value !== null) return line(Object.values(value).map((each) => line(each)));
  return value === null || value === undefined ? "" : String(value);
}
