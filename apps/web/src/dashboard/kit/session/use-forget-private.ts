import { type Query, useQueryClient } from "@tanstack/react-query";

/** What visitors read too. */
const publicQueries = ["files.list", "site.read"];

const isPrivate = ({ queryKey: [path] }: Query): boolean =>
  !(Array.isArray(path) && publicQueries.includes(path.join(".")));

/** Forgets what only a login opened: the next one in this window may be somebody else’s. */
export function useForgetPrivate(): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.removeQueries({ predicate: isPrivate });
}
