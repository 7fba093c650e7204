import type { FastifyInstance } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import { variantNamed } from "#platform/pictures/picture-variant.ts";
import { dropDocumentHeaders, fileHeaders } from "#platform/security/headers.ts";
import { isPhotoId } from "#platform/storage/photo-storage.ts";

interface Picture {
  readonly token: string;
  readonly photo: string;
  readonly variant: string;
}

/** Serves the pictures of previews, which `/media` refuses. Nothing stores them. */
export async function previewPicturesRest(app: FastifyInstance): Promise<void> {
  const { previews, publicFiles, photos, pictureReads } = app;
  app.get<{ Params: Picture }>("/:token/media/:photo/:variant", { schema: { hide: true } }, async (request, reply) => {
    const { token, photo } = request.params;
    const variant = variantNamed(request.params.variant);
    const day = await previews.dayOf(token);
    if (variant === null || !isPhotoId(photo) || !(await publicFiles.on(day).shows(photo)))
      throw new AppError("not_found");
    const opened = await pictureReads.run(() => photos.openUnchecked(photo, variant));
    if (opened === null) throw new AppError("not_found");
    dropDocumentHeaders(reply);
    reply.headers({ ...fileHeaders, "cache-control": "private, no-store", "content-length": opened.bytes });
    return reply.type(`image/${variant.format}`).send(opened.stream);
  });
}
