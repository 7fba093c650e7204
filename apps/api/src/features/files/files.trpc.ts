import { fileQuery, fileReference, fileSlice } from "@visiga/contracts/files";
import * as z from "zod/mini";
import { publicProcedure, router, userProcedure } from "../../platform/trpc/procedures.ts";
import type { FilesService } from "./files.service.ts";

/** Reading and deleting; what carries a picture is sent to `/files/image` and `/files/edit/{id}`. */
export const filesRouter = (service: FilesService) =>
  router({
    list: publicProcedure
      .input(fileQuery)
      .output(fileSlice)
      .query(({ input }) => service.find(input)),
    delete: userProcedure
      .input(fileReference)
      .output(z.void())
      .mutation(({ ctx, input }) => service.delete(ctx.actor, input.id)),
  });
