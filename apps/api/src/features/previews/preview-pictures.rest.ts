import { fileHeaders } from "@visiga/system/http/security-headers";
import { isPhotoId, type VariantKind, variantNamed } from "@visiga/system/storage/picture-variant";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#platform/errors/app-error.ts";
import { dropDocumentHeaders } from "#platform/security/headers.ts";
import type { VariantStream } from "#platform/storage/photo-storage.ts";
import type { PreviewsService } from "./previews.service.ts";

interface Deps {
  readonly previews: PreviewsService;
  readonly publicEntries: { on(day: string): { shows(photoId: string): Promise<boolean> } };
  readonly photos: { openUnchecked(photoId: string, variant: VariantKind): Promise<VariantStream | null> };
}

/** Serves the pictures of previews, which `/media` refuses. Nothing stores them. */
export const previewPicturesRest =
  (deps: Deps): FastifyPluginAsync =>
  async (app) => {
    const { previews, publicEntries, photos } = deps;
    app.get<{ Params: { token: string; photo: string; variant: string } }>(
      "/:token/media/:photo/:variant",
      { config: { access: "ownKey", cost: "file" } },
      async (request, reply) => {
        const { token, photo } = request.params;
        const variant = variantNamed(request.params.variant);
        const day = await previews.dayOf(token);
        if (variant === null || !isPhotoId(photo) || !(await publicEntries.on(day).shows(photo)))
          throw new AppError("not_found");
        const opened = await photos.openUnchecked(photo, variant);
        if (opened === null) throw new AppError("not_found");
        dropDocumentHeaders(reply);
        reply.headers({ ...fileHeaders, "cache-control": "private, no-store", "content-length": opened.bytes });
        return reply.type(`image/${variant.format}`).send(opened.stream);
      },
    );
  };
