export const administrator = { email: "admin@example.org", password: "a long enough password" } as const;
