import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { deleteDraftsOf } from "#platform/forms/drafts.ts";
import { clearUserData } from "#platform/session/logout.ts";
import { clearPlace } from "#platform/session/next-screen.ts";
import { clearTokens, refreshToken, tokenOwner } from "#platform/session/session.ts";

/** Logs out: removes the tokens and all unsaved input, opens /login, and notifies the server if it is reachable. */
export function useLogout(): () => void {
  const navigate = useNavigate();
  const { mutate } = useMutation(useTrpc().auth.logout.mutationOptions());
  return () => {
    const token = refreshToken();
    const userId = tokenOwner();
    if (userId) {
      clearUserData(userId);
      void deleteDraftsOf(userId);
    }
    clearTokens();
    // The logout is deliberate, so the next login does not return to this place.
    clearPlace();
    void navigate({ to: "/login", replace: true });
    if (token) mutate({ refreshToken: token });
  };
}
