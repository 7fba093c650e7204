import { useMatches } from "@tanstack/react-router";

/** Whether the address asks for the next part of a list only (`?show=48&from=24`), without what surrounds it. */
export const useFragment = (): boolean =>
  useMatches({
    select: (matches) => (matches.at(-1)?.loaderDeps as { from?: number } | undefined)?.from !== undefined,
  });
