import { useQuery } from "@tanstack/react-query";
import type { ReviewRule } from "@visiga/contracts/reviews";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";

/** Undefined until the server has answered. */
export const useReviewRule = (): ReviewRule | undefined => useQuery(useTrpc().files.reviewRule.queryOptions()).data;

/** Whether an administrator must show what this user adds or changes. */
export function useNeedsReview(): boolean {
  const rule = useReviewRule();
  return useSessionUser().role !== "ADMIN" && rule?.required === true;
}
