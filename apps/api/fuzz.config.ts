import { mergeConfig } from "vitest/config";
import tests from "./vitest.config.ts";

/** `pnpm fuzz`: only the fuzz test, with more requests. */
export default mergeConfig(tests, {
  test: { provide: { fuzzRequests: Number(process.env.FUZZ_REQUESTS ?? 20_000) } },
});
