import { restoredEntries } from "@visiga/contracts/bin";
import { fileListPage, itemQuery, publicFileQuery, shownFileQuery } from "@visiga/contracts/file-queries";
import { fileRecord, fileReference, itemRecord } from "@visiga/contracts/files";
import {
  alikeFiles,
  alikeQuery,
  arrangedFiles,
  arrangedQuery,
  binnedEntries,
  fileConsent,
  fileLastDay,
  fileMinors,
  fileMove,
  fileOrder,
  fileReturn,
  fileSelection,
  fileVisibility,
  managedFile,
  managedFilePage,
  managedFileQuery,
  movedFiles,
  photoReference,
  photoThumbnail,
  pictureTypes,
  putBackFiles,
} from "@visiga/contracts/managed-files";
import { fileReview, reviewRule } from "@visiga/contracts/reviews";
import * as z from "zod/mini";
import { adminCall, publicCall, router, userCall, userProcedure } from "#platform/trpc/procedures.ts";
import type { FileBinService } from "./file-bin.service.ts";
import type { FileEditingService } from "./file-editing.service.ts";
import type { FileOrderService } from "./file-order.service.ts";
import type { FileReviewService } from "./file-review.service.ts";
import type { ManagedFilesService } from "./managed-files.service.ts";
import type { PublicFilesService } from "./public-files.service.ts";

interface Deps {
  readonly publicFiles: PublicFilesService;
  readonly managedFiles: ManagedFilesService;
  readonly fileEditing: FileEditingService;
  readonly fileOrder: FileOrderService;
  readonly fileBin: FileBinService;
  readonly fileReview: FileReviewService;
}

/** Adding and editing upload pictures, so they are the REST routes `/files/image` and `/files/edit/{id}`. */
export const filesRouter = ({ publicFiles: files, managedFiles: managed, fileEditing: editing, ...deps }: Deps) =>
  router({
    list: publicCall("query", publicFileQuery, fileListPage).query(({ input }) => files.find(input)),
    item: publicCall("query", itemQuery, z.nullable(itemRecord)).query(({ input }) => files.item(input)),
    shown: publicCall("query", shownFileQuery, z.nullable(fileRecord)).query(({ input }) =>
      files.read(input.id, input.language),
    ),
    browse: userCall(managedFileQuery, managedFilePage).query(({ ctx, input }) => managed.browse(ctx.actor, input)),
    read: userCall(fileReference, managedFile).query(({ ctx, input }) => managed.read(ctx.actor, input.id)),
    move: userCall(fileMove, movedFiles).mutation(({ ctx, input }) => editing.move(ctx.actor, input.ids, input.page)),
    moveBack: userCall(fileReturn, restoredEntries).mutation(({ ctx, input }) => editing.moveBack(ctx.actor, input)),
    bin: userCall(fileSelection, binnedEntries).mutation(({ ctx, input }) => deps.fileBin.bin(ctx.actor, input.ids)),
    confirmSample: userCall(fileReference, managedFile).mutation(({ ctx, input }) =>
      editing.confirmSample(ctx.actor, input.id),
    ),
    setTakenDown: userCall(fileVisibility, managedFile).mutation(({ ctx, input }) =>
      editing.setTakenDown(ctx.actor, input.id, input.takenDown),
    ),
    putBackRestored: userProcedure.output(putBackFiles).mutation(({ ctx }) => editing.putBackRestored(ctx.actor)),
    noteConsent: userCall(fileConsent, managedFile).mutation(({ ctx, input }) =>
      editing.noteConsent(ctx.actor, input.id, input.agreed),
    ),
    setMinors: userCall(fileMinors, managedFile).mutation(({ ctx, input }) => editing.setMinors(ctx.actor, input)),
    setLastDay: userCall(fileLastDay, managedFile).mutation(({ ctx, input }) => editing.setLastDay(ctx.actor, input)),
    reviewRule: userProcedure.output(reviewRule).query(({ ctx }) => deps.fileReview.rule(ctx.actor)),
    setReviewRule: adminCall(reviewRule, reviewRule).mutation(({ ctx, input }) =>
      deps.fileReview.setRule(ctx.actor, input),
    ),
    review: adminCall(fileReview, managedFile).mutation(({ ctx, input }) => deps.fileReview.review(ctx.actor, input)),
    arranged: userCall(arrangedQuery, arrangedFiles).query(({ ctx, input }) => deps.fileOrder.list(ctx.actor, input)),
    arrange: userCall(fileOrder, z.void()).mutation(({ ctx, input }) => deps.fileOrder.arrange(ctx.actor, input)),
    pictureTypes: userProcedure.output(pictureTypes).query(({ ctx }) => managed.opensHeic(ctx.actor)),
    alike: userCall(alikeQuery, alikeFiles).query(({ ctx, input }) => managed.alike(ctx.actor, input.fingerprint)),
    thumbnail: userCall(photoReference, photoThumbnail).query(({ ctx, input }) =>
      managed.thumbnail(ctx.actor, input.id),
    ),
  });
