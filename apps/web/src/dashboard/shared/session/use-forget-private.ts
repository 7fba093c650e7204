import { useQueryClient } from "@tanstack/react-query";

/** Clears cached private data, because the next login in this window may be another user’s. */
export function useForgetPrivate(): () => void {
  const queryClient = useQueryClient();
  return () => queryClient.removeQueries();
}
