export type PasskeyObstacle = "address" | "browser";

/** Why this browser cannot use a passkey here, or null. `address` is the one for passkeys; null if there is none. */
export function passkeyObstacle(address: string | null = location.origin): PasskeyObstacle | null {
  const named = !/^[\d.]+$|:/.test(location.hostname);
  if (!isSecureContext || !named || location.origin !== address) return "address";
  return "PublicKeyCredential" in window ? null : "browser";
}
