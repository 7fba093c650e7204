import { rootRoute } from "./root.tsx";

/** Scheme and host that absolute links start with, no slash at the end. */
export const useOrigin = (): string => rootRoute.useRouteContext().origin;
