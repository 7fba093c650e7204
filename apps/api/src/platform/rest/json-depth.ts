const [quote, backslash, openArray, closeArray, openObject, closeObject] = [...'"\\[]{}'].map((sign) =>
  sign.charCodeAt(0),
);

/** Whether a JSON text nests more than `most` arrays and objects. Stops reading there and parses nothing. */
export function nestsDeeper(text: string, most: number): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (inString) {
      if (sign === backslash) at += 1;
      else if (sign === quote) inString = false;
    } else if (sign === quote) inString = true;
    else if (sign === openArray || sign === openObject) {
      depth += 1;
      if (depth > most) return true;
    } else if (sign === closeArray || sign === closeObject) depth -= 1;
  }
  return false;
}
