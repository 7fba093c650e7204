import { fileQuery, fileReference, fileSlice } from "@visiga/contracts/files";
import {
  binnedEntries,
  changedCount,
  fileConsent,
  fileMove,
  fileOrder,
  fileSelection,
  fileVisibility,
  managedFile,
  managedFileQuery,
  managedFileSlice,
  photoReference,
  photoThumbnail,
} from "@visiga/contracts/managed-files";
import * as z from "zod/mini";
import { publicProcedure, router, userProcedure } from "#platform/trpc/procedures.ts";
import type { FileBin } from "./file-bin.ts";
import type { FileBrowsing } from "./file-browsing.ts";
import type { FileChanges } from "./file-changes.ts";
import type { FileOrder } from "./file-order.ts";
import type { FilesService } from "./files.service.ts";

interface FilesParts {
  readonly files: FilesService;
  readonly browsing: FileBrowsing;
  readonly changes: FileChanges;
  readonly order: FileOrder;
  readonly bin: FileBin;
}

/** All but what carries a picture, which is sent to `/files/image` and `/files/edit/{id}`. */
export const filesRouter = ({ files, browsing, changes, order, bin }: FilesParts) =>
  router({
    list: publicProcedure
      .input(fileQuery)
      .output(fileSlice)
      .query(({ input }) => files.find(input)),
    browse: userProcedure
      .input(managedFileQuery)
      .output(managedFileSlice)
      .query(({ ctx, input }) => browsing.browse(ctx.actor, input)),
    read: userProcedure
      .input(fileReference)
      .output(managedFile)
      .query(({ ctx, input }) => browsing.read(ctx.actor, input.id)),
    move: userProcedure
      .input(fileMove)
      .output(changedCount)
      .mutation(({ ctx, input }) => changes.move(ctx.actor, input.ids, input.page)),
    bin: userProcedure
      .input(fileSelection)
      .output(binnedEntries)
      .mutation(({ ctx, input }) => bin.bin(ctx.actor, input.ids)),
    setTakenDown: userProcedure
      .input(fileVisibility)
      .output(managedFile)
      .mutation(({ ctx, input }) => changes.setTakenDown(ctx.actor, input.id, input.takenDown)),
    noteConsent: userProcedure
      .input(fileConsent)
      .output(managedFile)
      .mutation(({ ctx, input }) => changes.noteConsent(ctx.actor, input.id, input.agreed)),
    arrange: userProcedure
      .input(fileOrder)
      .output(z.void())
      .mutation(({ ctx, input }) => order.arrange(ctx.actor, input)),
    thumbnail: userProcedure
      .input(photoReference)
      .output(photoThumbnail)
      .query(({ ctx, input }) => browsing.thumbnail(ctx.actor, input.id)),
  });
