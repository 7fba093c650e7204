import { withFolder } from "@visiga/testing/temporary-folder";
import { aroundAll } from "vitest";

/** A folder for the tests of one file, which is removed after them. @returns its path while they run */
export function testFolder(): () => string {
  let path = "";
  aroundAll((runTests) =>
    withFolder((folder) => {
      path = folder;
      return runTests();
    }),
  );
  return () => path;
}
