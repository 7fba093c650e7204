import type { RegisteredUser, UserRegistration } from "@visiga/contracts/users";
import { useRef } from "react";
import { failureOf } from "#platform/data/failure.ts";
import { useTrpcClient } from "#platform/data/use-trpc.ts";

/** Returns a function that registers a user. After a lost answer, a repetition renews the link of the user that it added. */
export function useRegistration() {
  const { users } = useTrpcClient();
  const unanswered = useRef<string>(undefined);
  return async (registration: UserRegistration): Promise<RegisteredUser> => {
    const { email } = registration;
    try {
      return await users.register.mutate(registration);
    } catch (error) {
      const failure = failureOf(error);
      if (!failure) unanswered.current = email;
      if (failure?.code !== "email_taken" || unanswered.current !== email) throw error;
      const { data } = await users.list.query({});
      const added = data.find((user) => user.email === email && !user.passwordSet);
      if (!added) throw error;
      return { ...added, ...(await users.createPasswordLink.mutate({ id: added.id })) };
    }
  };
}
