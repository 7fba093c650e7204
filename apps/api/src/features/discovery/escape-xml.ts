/** Escapes text for an element or attribute. Even the origin is untrusted, because it may come from the Host header. */
export const escapeXml = (text: string): string =>
  text
    // XML 1.0 cannot represent control characters and unpaired surrogates.
    .replace(/(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu, "")
    .replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
