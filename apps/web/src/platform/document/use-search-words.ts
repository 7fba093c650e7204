import { rootRoute } from "./root.tsx";

/** Address of the module with the texts of the search, in the page's language. */
export const useSearchWords = (): string => rootRoute.useRouteContext().files.searchWords;
