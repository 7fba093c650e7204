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
import { adminProcedure, publicProcedure, router, userProcedure } from "#platform/trpc/procedures.ts";
import type { FileBinService } from "./file-bin.service.ts";
import type { FileEditingService } from "./file-editing.service.ts";
import type { FileOrderService } from "./file-order.service.ts";
import type { FileReviewService } from "./file-review.service.ts";
import type { ManagedFilesService } from "./managed-files.service.ts";
import type { PublicFilesService } from "./public-files.service.ts";

/** A change of one file. */
const changeProcedure = userProcedure.output(managedFile);

interface Deps {
  readonly publicFiles: PublicFilesService;
  readonly managedFiles: ManagedFilesService;
  readonly fileEditing: FileEditingService;
  readonly fileOrder: FileOrderService;
  readonly fileBin: FileBinService;
  readonly fileReview: FileReviewService;
}

/** Adding and editing upload pictures, so they are the REST routes `/files/image` and `/files/edit/{id}`. */
export const filesRouter = ({ publicFiles, managedFiles, fileEditing, fileOrder: order, fileBin, ...deps }: Deps) =>
  router({
    list: publicProcedure
      .input(publicFileQuery)
      .output(fileListPage)
      .query(({ input }) => publicFiles.find(input)),
    item: publicProcedure
      .input(itemQuery)
      .output(z.nullable(itemRecord))
      .query(({ input }) => publicFiles.item(input)),
    shown: publicProcedure
      .input(shownFileQuery)
      .output(z.nullable(fileRecord))
      .query(({ input }) => publicFiles.read(input.id, input.language)),
    browse: userProcedure
      .input(managedFileQuery)
      .output(managedFilePage)
      .query(({ ctx, input }) => managedFiles.browse(ctx.actor, input)),
    read: userProcedure
      .input(fileReference)
      .output(managedFile)
      .query(({ ctx, input }) => managedFiles.read(ctx.actor, input.id)),
    move: userProcedure
      .input(fileMove)
      .output(movedFiles)
      .mutation(({ ctx, input }) => fileEditing.move(ctx.actor, input.ids, input.page)),
    moveBack: userProcedure
      .input(fileReturn)
      .output(restoredEntries)
      .mutation(({ ctx, input }) => fileEditing.moveBack(ctx.actor, input.places)),
    bin: userProcedure
      .input(fileSelection)
      .output(binnedEntries)
      .mutation(({ ctx, input }) => fileBin.bin(ctx.actor, input.ids)),
    confirmSample: changeProcedure
      .input(fileReference)
      .mutation(({ ctx, input }) => fileEditing.confirmSample(ctx.actor, input.id)),
    setTakenDown: changeProcedure
      .input(fileVisibility)
      .mutation(({ ctx, input }) => fileEditing.setTakenDown(ctx.actor, input.id, input.takenDown)),
    putBackRestored: userProcedure.output(putBackFiles).mutation(({ ctx }) => fileEditing.putBackRestored(ctx.actor)),
    noteConsent: changeProcedure
      .input(fileConsent)
      .mutation(({ ctx, input }) => fileEditing.noteConsent(ctx.actor, input.id, input.agreed)),
    setMinors: changeProcedure
      .input(fileMinors)
      .mutation(({ ctx, input }) => fileEditing.setMinors(ctx.actor, input.id, input.minors)),
    setLastDay: changeProcedure
      .input(fileLastDay)
      .mutation(({ ctx, input }) => fileEditing.setLastDay(ctx.actor, input.id, input.shownUntil)),
    reviewRule: userProcedure.output(reviewRule).query(({ ctx }) => deps.fileReview.rule(ctx.actor)),
    setReviewRule: adminProcedure
      .input(reviewRule)
      .output(reviewRule)
      .mutation(({ ctx, input }) => deps.fileReview.setRule(ctx.actor, input)),
    review: adminProcedure
      .input(fileReview)
      .output(managedFile)
      .mutation(({ ctx, input }) => deps.fileReview.review(ctx.actor, input)),
    arranged: userProcedure
      .input(arrangedQuery)
      .output(arrangedFiles)
      .query(({ ctx, input }) => order.list(ctx.actor, input.page, input.language)),
    arrange: userProcedure
      .input(fileOrder)
      .output(z.void())
      .mutation(({ ctx, input }) => order.arrange(ctx.actor, input)),
    pictureTypes: userProcedure.output(pictureTypes).query(({ ctx }) => managedFiles.opensHeic(ctx.actor)),
    alike: userProcedure
      .input(alikeQuery)
      .output(alikeFiles)
      .query(async ({ ctx, input }) => ({ items: await managedFiles.alike(ctx.actor, input.fingerprint) })),
    thumbnail: userProcedure
      .input(photoReference)
      .output(photoThumbnail)
      .query(({ ctx, input }) => managedFiles.thumbnail(ctx.actor, input.id)),
  });
