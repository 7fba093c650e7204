import type { Tokens } from "@visiga/contracts/auth";
import { clearPlace, rememberedPlace } from "#platform/session/next-screen.ts";
import { storeTokens } from "#platform/session/session.ts";

/** Stores the tokens of a login and opens the place where the last session ended. */
export function enter(tokens: Tokens): void {
  storeTokens(tokens);
  const place = rememberedPlace() ?? "/dashboard";
  clearPlace();
  location.assign(place);
}
