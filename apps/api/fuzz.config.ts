import { mergeConfig } from "vitest/config";
import tests from "./vitest.config.ts";

/** `pnpm fuzz`: the fuzz test alone, with more requests. */
export default mergeConfig(tests, {
  test: { provide: { fuzzRequests: Number(process.env.FUZZ_REQUESTS ?? 20_000) } },
});
