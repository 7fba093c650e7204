type Clear = (userId: string) => void;

const clearing = new Set<Clear>();

/** Registers a callback that clears a user's work at logout. Returns a function that removes it. */
export function clearAtLogout(clear: Clear): () => void {
  clearing.add(clear);
  return () => {
    clearing.delete(clear);
  };
}

/** Clears a user's work at logout, because others may use this device. Not called when a session expires. */
export function clearUserData(userId: string): void {
  for (const clear of clearing) clear(userId);
}
