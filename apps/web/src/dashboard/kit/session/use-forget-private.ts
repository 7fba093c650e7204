import { type Query, useQueryClient } from "@tanstack/react-query";

/** Queries that visitors may run as well. */
const publicQueries = ["files.list", "site.read"];

const isPrivate = ({ queryKey: [path] }: Query): boolean =>
  !(Array.isArray(path) && publicQueries.includes(path.join(".")));

/** Clears cached private data: the next login in this window may be another user’s. */
export function useForgetPrivate(): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.removeQueries({ predicate: isPrivate });
}
