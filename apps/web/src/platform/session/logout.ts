type Clear = (userId: string) => void;

const clearing = new Set<Clear>();

/** Registers what clears a user's work from this device at a logout. Returns a function that takes it back. */
export function clearAtLogout(clear: Clear): () => void {
  clearing.add(clear);
  return () => {
    clearing.delete(clear);
  };
}

/** Clears a user's work from this device, because others may use it. Not for a session that merely ended. */
export function clearWork(userId: string): void {
  for (const clear of clearing) clear(userId);
}
