import type { Language } from "@visiga/contracts/languages";

/** Names in the demo content that are stored in English only, and what they are in Swahili. */
const swahili: Readonly<Record<string, string>> = {
  "Sample Account": "Akaunti ya Mfano",
  "Sample Bank": "Benki ya Mfano",
  "Sample Developer": "Mtengenezaji wa Mfano",
  "Sample Name": "Jina la Mfano",
  "Sample Network": "Mtandao wa Mfano",
  "Sample Parish": "Parokia ya Mfano",
  "Sample Rector": "Gombera wa Mfano",
  "Sample Student": "Mwanafunzi wa Mfano",
};

const pattern = new RegExp(`^(${Object.keys(swahili).join("|")})(?= \\d+$|$)`);

/** A value of a sample with such names in a language: `Sample Name 61` is `Jina la Mfano 61`. */
export function sampleWords<Value>(value: Value, language: Language): Value {
  if (language === "en") return value;
  return translated(value) as Value;
}

function translated(value: unknown): unknown {
  if (typeof value === "string") return value.replace(pattern, (name) => swahili[name] ?? name);
  if (Array.isArray(value)) return value.map(translated);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each)]));
}
