/** The code of the page `/restore` in the output of a first start. */
export const printedCode = (output: readonly string[]): string =>
  /Code: +(\S+)/.exec(output.join("\n"))?.[1] ?? "no code";
