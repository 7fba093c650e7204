import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { forgetPlace } from "#platform/session/return-place.ts";
import { forgetTokens, refreshToken } from "#platform/session/session.ts";

/** Logs out: removes the tokens, goes to /login, and tells the server where it can be reached. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const { mutate } = useMutation(useTrpc().auth.logout.mutationOptions({ onError: (error) => console.error(error) }));
  return () => {
    const token = refreshToken();
    forgetTokens();
    // A deliberate logout: the next login does not return to this place.
    forgetPlace();
    void navigate({ to: "/login", replace: true });
    if (token) mutate({ refreshToken: token });
  };
}
