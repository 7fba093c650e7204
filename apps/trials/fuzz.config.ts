import { mergeConfig } from "vitest/config";
import trials from "./trials.config.ts";

export default mergeConfig(trials, {
  test: { provide: { fuzzRequests: Number(process.env.FUZZ_REQUESTS ?? 20_000) } },
});
