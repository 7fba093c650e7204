import { siteContent, siteQuery } from "@visiga/contracts/site";
import { publicProcedure, router } from "../../platform/trpc/procedures.ts";
import type { SiteService } from "./site.service.ts";

export const siteRouter = (site: SiteService) =>
  router({
    /** Every entered fact in one language. */
    read: publicProcedure
      .input(siteQuery)
      .output(siteContent)
      .query(({ input }) => site.read(input.language)),
  });
