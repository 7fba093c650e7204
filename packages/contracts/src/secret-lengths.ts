/** Characters. In a file without schemas, because the keeper reads them at its start. */
export const passwordLength = { least: 8, advised: 15, most: 128 } as const;

export const passphraseLength = { least: 12, most: 1000 } as const;
