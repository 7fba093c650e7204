import { dashboardPath } from "@visiga/contracts/installed-dashboard";
import type { Language } from "@visiga/contracts/languages";
import { addFiles } from "#dashboard/upload/queue/add-files.ts";
import { queueChannel, UploadStore } from "#dashboard/upload/queue/upload-store.ts";
import { draftKey, newEntryDraft, readDraft, storeDraft } from "#platform/forms/drafts.ts";
import { deviceUser } from "#platform/session/device-user.ts";
import { languageRead } from "./choices.ts";
import { type SharedText, sharedText } from "./shared-text.ts";

const uploadScreen = `${dashboardPath}?page=ALL&task=upload`;

/** Says so. Some releases of Chrome hand over a share without its files. */
const nothingArrived = `${uploadScreen}&missed=0`;

const lead = (address: string): Response => Response.redirect(new URL(address, location.origin).href, 303);

/**
 * Stores shared files in the queue of the user who is logged in on this device, or shared text in the draft of news, and
 * opens the screen for it. Without a user nothing is stored: it would belong to whoever logs in next.
 */
export async function receiveShare(request: Request): Promise<Response> {
  // A form of another site, which might be sent unnoticed. A phone's share has no referrer.
  if (request.referrer && new URL(request.referrer, location.origin).origin !== location.origin)
    return lead(dashboardPath);
  const user = await deviceUser();
  if (!user) return lead("/login?shared=true");
  try {
    const form = await request.formData();
    const files = [...form.values()]
      .filter((each) => typeof each !== "string")
      .filter(({ name, size }) => name || size);
    if (files.length > 0) return lead(uploadScreen + (await queued(user.id, files)));
    const text = sharedText(form);
    if (!text) return lead(nothingArrived);
    await addToDraft(user.id, text, await languageRead());
    return lead(`${dashboardPath}?page=NEWS&add=true`);
  } catch (error) {
    console.info(error);
    return lead(nothingArrived);
  }
}

/** @returns the part of the address that says how many files found no room */
async function queued(userId: string, files: readonly File[]): Promise<string> {
  const missed = await addFiles(new UploadStore(), userId, files);
  const channel = new BroadcastChannel(queueChannel(userId));
  channel.postMessage("changed");
  channel.close();
  return missed > 0 ? `&missed=${missed}` : "";
}

/** Adds to a draft that is there, and changes nothing in it. */
async function addToDraft(userId: string, { headline, text }: SharedText, language: Language): Promise<void> {
  const key = draftKey(userId, newEntryDraft);
  const draft = (await readDraft(key)) as Readonly<Record<string, string>> | undefined;
  const [title, description] = language === "sw" ? ["titleSw", "descriptionSw"] : ["title", "description"];
  const kept = draft?.[title];
  const added = [draft?.[description], kept && headline, text].filter(Boolean).join("\n\n");
  await storeDraft(key, { page: "NEWS", ...draft, [title]: kept || headline, [description]: added });
}
