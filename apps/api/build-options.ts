/** Programs that the site starts as child processes, in the folder of its bundle. */
export const sitePrograms = {
  "background-picture": "src/cli/background-picture.ts",
  "prepare-picture": "src/cli/prepare-picture.ts",
  "check-document": "src/cli/check-document.ts",
};
