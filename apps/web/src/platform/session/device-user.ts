import type { SessionUser } from "@visiga/contracts/auth";
import type { DBSchema } from "idb";
import { openDatabase, optionalDatabase } from "#platform/storage/browser-database.ts";

// Who is logged in on this device: for a start without a network, and for the service worker, which cannot read tokens.

interface SessionSchema extends DBSchema {
  user: { key: "user"; value: SessionUser };
  loggingOut: { key: "user"; value: LoggingOut };
}

/** Whose data is being deleted. Browsers write local storage seconds later, and a killed one never. */
interface LoggingOut {
  readonly userId: string;
  /** Token of the session that ended. */
  readonly token: string | null;
}

/** If the browser denies access, nobody is known. */
const inSession = optionalDatabase(() =>
  openDatabase<SessionSchema>("session", 1, {
    upgrade(fresh) {
      fresh.createObjectStore("user");
      fresh.createObjectStore("loggingOut");
    },
  }),
);

export const deviceUser = (): Promise<SessionUser | undefined> => inSession((database) => database.get("user", "user"));

export const rememberUser = (user: SessionUser): Promise<unknown> =>
  inSession((database) => database.put("user", user, "user"));

export const forgetUser = (): Promise<unknown> => inSession((database) => database.delete("user", "user"));

export const loggingOut = (): Promise<LoggingOut | undefined> =>
  inSession((database) => database.get("loggingOut", "user"));

export const startLogout = (logout: LoggingOut): Promise<unknown> =>
  inSession((database) => database.put("loggingOut", logout, "user"));

export const endLogout = (): Promise<unknown> => inSession((database) => database.delete("loggingOut", "user"));
