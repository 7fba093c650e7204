import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { forgetPlace } from "#platform/session/return-place.ts";
import { forgetTokens, refreshToken } from "#platform/session/session.ts";

/** Forgets the tokens, goes to /login, and tells the server if it can. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const { mutate } = useMutation(useTrpc().auth.logout.mutationOptions({ onError: (error) => console.error(error) }));
  return () => {
    const token = refreshToken();
    forgetTokens();
    // This end was wanted: the next login starts afresh.
    forgetPlace();
    void navigate({ to: "/login", replace: true });
    if (token) mutate({ refreshToken: token });
  };
}
