import { type PictureVariant, type VariantKind, variantName } from "@visiga/system/storage/picture-variant";
import { plainPicture } from "@visiga/testing/sample-pictures";
import { vi } from "vitest";
import type { EncodeVariants, VariantTask } from "#platform/pictures/background-process.ts";
import type { PhotoPlace } from "./photo-places.ts";
import { deleteEntries } from "./stored-photos.ts";
import { createTestApp } from "./test-app.ts";
import { userClient } from "./user-client.ts";

/** Fake variant whose content names its kind, instead of an encoded picture. */
export const sampleVariant = (kind: VariantKind): PictureVariant => ({
  ...kind,
  data: Buffer.from("focal" in kind ? `social image of ${variantName(kind)}` : `${kind.format} of ${kind.width}`),
});

export const variantsOf = async ({ kinds }: VariantTask): Promise<PictureVariant[]> => kinds.map(sampleVariant);

export type EncodedPhotos = Awaited<ReturnType<typeof openEncodedPhotos>>;

export async function openEncodedPhotos(make: () => Promise<PhotoPlace>) {
  const lines: string[] = [];
  const encodeVariants = vi.fn<EncodeVariants>();
  const place = await make();
  const tellOperator = (line: string) => void lines.push(line);
  const api = await createTestApp({ environment: place.environment, encodeVariants, tellOperator });
  const user = await api.addUser({ role: "ADMIN" });
  return {
    place,
    api,
    /** JPEG of 400 × 300 pixels. */
    picture: await plainPicture().jpeg().toBuffer(),
    encodeVariants,
    lines,
    /** Removes every photo and entry. @returns an administrator's client */
    async reset() {
      encodeVariants.mockReset().mockImplementation(variantsOf);
      lines.length = 0;
      const client = userClient(api, await api.logIn(user));
      await deleteEntries(api);
      await place.empty();
      return client;
    },
    /** Processes due photos, at a time some seconds after the previous call. */
    makeDue(signal = new AbortController().signal, seconds = 10) {
      api.clock.pass(seconds);
      return api.services.photoVariants.makeDue(signal);
    },
    async close() {
      await api.close();
      await place.close();
    },
  };
}
