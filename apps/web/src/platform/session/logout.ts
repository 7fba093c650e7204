type Clear = (userId: string) => Promise<unknown>;

const clearing = new Set<Clear>();

let cleared: Promise<unknown> = Promise.resolve();

/** Registers a callback that clears a user's work at logout. Returns a function that removes it. */
export function clearAtLogout(clear: Clear): () => void {
  clearing.add(clear);
  return () => {
    clearing.delete(clear);
  };
}

/** Clears a user's work at logout, because others may use this device. Not called when a session expires. */
export function clearUserData(userId: string, ...others: readonly Clear[]): void {
  cleared = Promise.allSettled([...clearing, ...others].map((clear) => clear(userId)));
}

/** Resolves once the work of who logged out is cleared: leaving the page before would end that. */
export const userDataCleared = (): Promise<unknown> => cleared;
