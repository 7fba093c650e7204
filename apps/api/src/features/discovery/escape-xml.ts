/** Text for an element or an attribute: also the origin is not ours, as it may come from the Host header. */
export const escapeXml = (text: string): string =>
  text
    // XML 1.0 has no way to write these: control characters, halves of a pair.
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
