import type { APIRequestContext } from "@playwright/test";
import type { EntryPage, EntryRecord } from "@visiga/contracts/entries";
import type { ManagedEntryPage } from "@visiga/contracts/managed-entries";
import sharp from "sharp";
import { type Authorization, byAdministrator, read } from "./users.ts";

interface Sample {
  readonly name: string;
  readonly nameSw?: string;
  readonly page: EntryPage;
  readonly title?: string;
  /** Id of news. */
  readonly album?: string;
  /** Null leaves the field out. */
  readonly minors?: boolean | null;
  /** Amount of noise, 0 to 100; more noise makes a larger file. */
  readonly noise?: number;
  /** Small, so that the server encodes few variants. */
  readonly width?: number;
  readonly height?: number;
  /** `1991-07-01` */
  readonly eventDay?: string;
}

const added: string[] = [];

/** Adds a file with a picture over REST, by default with the title EVENTS and by the administrator. */
export async function addSample(
  request: APIRequestContext,
  { minors = false, noise = 0, width = 240, height = width * 0.75, ...fields }: Sample,
  by?: Authorization,
): Promise<EntryRecord> {
  const grain = { type: "gaussian", mean: 128, sigma: noise + 1 } as const;
  const buffer = await sharp({ create: { width, height, channels: 3, background: "#15378f", noise: grain } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const answer = await request.post("/api/v1/files/image", {
    headers: by ?? (await byAdministrator(request)),
    multipart: {
      title: "EVENTS",
      ...fields,
      ...(minors !== null && { minors: String(minors) }),
      file: { name: "sample.jpg", mimeType: "image/jpeg", buffer },
    },
  });
  const record = await read<EntryRecord>(answer);
  added.push(record.id);
  return record;
}

/** Removes the files that the tab Today counts, because tests of the same worker share a server. */
export async function removeWaitingEntries(request: APIRequestContext): Promise<void> {
  const headers = await byAdministrator(request);
  for (const only of ["waiting", "sentBack", "minorsUnsaid", "withoutConsent", "scheduled"]) {
    const input = encodeURIComponent(JSON.stringify({ only, size: 100 }));
    const answer = await request.get(`/api/trpc/files.browse?input=${input}`, { headers });
    const { result }: { result: { data: ManagedEntryPage } } = await answer.json();
    for (const entry of result.data.items) await removeSample(request, entry);
  }
}

/** Removes the files of `addSample` that are left, so that later tests find the same lists. */
export async function removeLeftovers(request: APIRequestContext): Promise<void> {
  for (const id of added.splice(0)) await removeSample(request, { id });
}

export async function removeSample(request: APIRequestContext, { id }: Pick<EntryRecord, "id">): Promise<void> {
  await request.delete(`/api/v1/files/${id}`, { headers: await byAdministrator(request) });
}
