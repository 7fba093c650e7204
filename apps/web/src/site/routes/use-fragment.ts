import { useMatches } from "@tanstack/react-router";

/** Whether the request is for a fragment: only the next part of a list (`?show=48&from=24`). */
export const useFragment = (): boolean =>
  useMatches({
    select: (matches) => (matches.at(-1)?.loaderDeps as { from?: number } | undefined)?.from !== undefined,
  });
