/** Loaded at the first use, to keep the start fast. */
const library = () => import("@node-rs/argon2");

/** argon2id with 19 MiB and two passes, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Normalises Unicode, because keyboards encode some letters differently. */
const spelled = (password: string): string => password.normalize("NFKC");

export async function hashPassword(password: string): Promise<string> {
  const { hash } = await library();
  return hash(spelled(password), cost);
}

let dummyHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash, returns false after the same time. */
export async function checkPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  dummyHash ??= hashPassword("a password of nobody");
  const { verify } = await library();
  const fits = await verify(passwordHash ?? (await dummyHash), spelled(password));
  return fits && passwordHash != null;
}
