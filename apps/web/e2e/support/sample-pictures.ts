import type { APIRequestContext } from "@playwright/test";
import type { FilePage, FileRecord } from "@visiga/contracts/files";
import sharp from "sharp";
import { byAdministrator } from "./accounts.ts";

interface Sample {
  readonly name: string;
  readonly page: FilePage;
  readonly minors?: boolean;
  /** How restless it is, from 0 to 100: the more, the heavier. */
  readonly noise?: number;
}

/** What the test of this worker has added. */
const added: string[] = [];

/** Adds a picture of its own over REST, with the title EVENTS. */
export async function addSample(
  request: APIRequestContext,
  { name, page, minors = false, noise = 0 }: Sample,
): Promise<FileRecord> {
  const buffer = await sharp({
    create: {
      width: 1000,
      height: 750,
      channels: 3,
      background: "#15378f",
      noise: { type: "gaussian", mean: 128, sigma: noise + 1 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  const answer = await request.post("/api/v1/files/image", {
    headers: await byAdministrator(request),
    multipart: {
      name,
      title: "EVENTS",
      page,
      minors: String(minors),
      file: { name: "sample.jpg", mimeType: "image/jpeg", buffer },
    },
  });
  if (!answer.ok()) throw new Error(`The picture was not taken: ${answer.status()} ${await answer.text()}`);
  const record: FileRecord = await answer.json();
  added.push(record.id);
  return record;
}

/** Removes what a test that failed left behind, so that its next try finds the lists as they were. */
export async function removeLeftovers(request: APIRequestContext): Promise<void> {
  for (const id of added.splice(0)) await removeSample(request, { id });
}

/** Moves it to the bin, so that lists are as they were. */
export async function removeSample(request: APIRequestContext, { id }: Pick<FileRecord, "id">): Promise<void> {
  await request.delete(`/api/v1/files/${id}`, { headers: await byAdministrator(request) });
}
