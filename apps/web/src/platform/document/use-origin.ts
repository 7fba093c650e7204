import { useRouteContext } from "@tanstack/react-router";

/** Scheme and host that absolute links start with, no slash at the end. */
export const useOrigin = (): string => useRouteContext({ from: "__root__", select: (context) => context.origin });
