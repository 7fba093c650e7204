import { setTimeout as pause } from "node:timers/promises";
import type { ServerProcess } from "./server-process.ts";

export const administrator = { ADMIN_EMAIL: "bench@example.org", ADMIN_PASSWORD: "a password for the bench" };

/** Returns an access token. Retries, because the account is created shortly after the server starts to answer. */
export async function logIn(server: Pick<ServerProcess, "url">): Promise<string> {
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    const token = await tryLogIn(server);
    if (token !== undefined) return token;
    await pause(500);
  }
  throw new Error("The bench cannot log in");
}

async function tryLogIn({ url }: Pick<ServerProcess, "url">): Promise<string | undefined> {
  const response = await fetch(`${url}/api/v1/auth/authenticate`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: administrator.ADMIN_EMAIL, password: administrator.ADMIN_PASSWORD }),
  });
  const { data } = (await response.json()) as { data?: { token: string } };
  return data?.token;
}

/** Adds a file without a picture to GALLERY. */
export async function addFile({ url }: ServerProcess, token: string, name: string): Promise<void> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ name, title: "EVENTS", page: "GALLERY" })) body.set(field, value);
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api/v1/files/image`, { method: "POST", headers, body });
  if (!response.ok) throw new Error(`Adding a file: ${response.status} ${await response.text()}`);
  await response.arrayBuffer();
}

/** Adds files until GALLERY has 200. */
export async function fillGallery(server: ServerProcess, token: string): Promise<void> {
  const listed = await (await fetch(`${server.url}/api/v1/files/page/GALLERY`)).json();
  for (let made = (listed as unknown[]).length; made < 200; made += 1) await addFile(server, token, `Picture ${made}`);
}
