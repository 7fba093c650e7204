/** The most passkeys of one user, and seconds until a challenge expires. */
export const passkeyLimits = { count: 10, challenge: 5 * 60 } as const;
