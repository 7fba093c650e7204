import { endLogout, loggingOut, startLogout } from "./device-user.ts";
import { clearTokens, refreshToken } from "./session.ts";

type Clear = (userId: string) => Promise<unknown>;

const clearing: Clear[] = [];

let cleared: Promise<unknown> = Promise.resolve();

/** Registers what clears a user's data at logout, because others may use this device. Not called when a session expires. */
export const clearAtLogout = (...clear: Clear[]): void => void clearing.push(...clear);

/** Clears a user's data. If the browser is killed meanwhile, the next start ends it. */
export function clearUserData(userId: string): void {
  cleared = startLogout({ userId, token: refreshToken() }).then(() => clear(userId));
}

async function clear(userId: string): Promise<void> {
  const results = await Promise.allSettled(clearing.map((each) => each(userId)));
  for (const each of results) if (each.status === "rejected") console.info(each.reason);
  await endLogout();
}

/** Resolves once the data of who logged out is cleared: leaving the page before would end that. */
export const userDataCleared = (): Promise<unknown> => cleared;

/** Ends a logout that a killed browser has not. Call it before anything of a user is shown or stored. */
export async function finishLogout(): Promise<void> {
  const left = await loggingOut();
  if (!left) return;
  // Somebody may have logged in since.
  if (left.token === refreshToken()) clearTokens();
  await clear(left.userId);
}
