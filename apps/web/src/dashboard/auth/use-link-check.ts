import { useMutation } from "@tanstack/react-query";
import type { PasswordLink } from "@visiga/contracts/auth";
import { useEffect } from "react";
import { failureIssues } from "#platform/data/failure.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";

/**
 * Checks once whether a one-time link is valid. A check that fails for another reason does not reject the link.
 * @param token undefined until the URL is read; empty if the URL has none
 */
export function useLinkCheck(token: string | undefined): { link: PasswordLink | undefined; refused: boolean } {
  const { mutate, data, error } = useMutation(useTrpc().auth.checkLink.mutationOptions());
  useEffect(() => {
    if (token) mutate({ token });
  }, [token, mutate]);
  return { link: data, refused: token === "" || failureIssues(error).token !== undefined };
}
