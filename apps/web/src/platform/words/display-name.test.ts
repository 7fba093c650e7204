import { firstAdministratorName } from "@visiga/contracts/users";
import { expect, test } from "vitest";
import { authorOf } from "./display-name.ts";

test("news has an author, but not under the name of the first account, which is nobody's", () => {
  expect(authorOf({ name: " Padri Juma " })).toBe("Padri Juma");
  for (const name of ["", " ", firstAdministratorName, ` ${firstAdministratorName} `])
    expect(authorOf({ name })).toBeNull();
});
