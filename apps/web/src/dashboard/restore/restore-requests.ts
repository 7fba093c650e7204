import { type RestoreChoice, type RestorePart, type RestoreState, restoreState } from "@visiga/contracts/restore";
import * as z from "zod/mini";
import { failedResponse } from "#platform/data/failure.ts";

/** @throws RequestFailure, UnexpectedResponse, or TypeError if the server was not reached */
async function send(key: string, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...init.headers, authorization: `Bearer ${key}` };
  const response = await fetch(`/api/v1/restore${path}`, { ...init, headers });
  if (response.ok) return response;
  const retryAfter = Number(response.headers.get("retry-after")) || null;
  throw failedResponse(response.status, await response.json().catch(() => null), retryAfter);
}

const sendJson = (key: string, path: string, body: unknown): Promise<Response> =>
  send(key, path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

export const readState = async (key: string): Promise<RestoreState> =>
  z.parse(restoreState, await (await send(key, "")).json());

export const checkBackup = (key: string, choice: RestoreChoice): Promise<unknown> => sendJson(key, "/check", choice);

export const startRestore = (key: string): Promise<unknown> => sendJson(key, "/start", {});

export const deleteUpload = (key: string): Promise<unknown> => send(key, "/parts", { method: "DELETE" });

export function addPart(key: string, part: RestorePart, data: Blob, signal: AbortSignal): Promise<unknown> {
  const form = new FormData();
  form.append("part", data, "part");
  const query = new URLSearchParams({ ...part, size: String(part.size), offset: String(part.offset) });
  return send(key, `/parts?${query}`, { method: "POST", body: form, signal });
}
