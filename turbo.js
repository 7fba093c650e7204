/** Turborepo without its telemetry, and so without the notice about it in the output of a first start. */
process.env.TURBO_TELEMETRY_DISABLED = "1";
await import("turbo");
