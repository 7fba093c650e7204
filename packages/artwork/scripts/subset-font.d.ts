// The package has no types; these are the parts in use.
declare module "subset-font" {
  function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: "woff2" | "truetype";
      keepFeatures: string[];
      noHinting: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
