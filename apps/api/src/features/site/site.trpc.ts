import { siteContent, siteQuery } from "@visiga/contracts/site";
import {
  earlierSiteValues,
  managedSiteValue,
  managedSiteValues,
  removedSamples,
  sampleCount,
  siteKeyReference,
  siteKeyVersion,
  siteReturn,
  siteSave,
} from "@visiga/contracts/site-editing";
import { publicTexts } from "@visiga/contracts/site-texts";
import { adminProcedure, publicProcedure, router } from "#platform/trpc/procedures.ts";
import type { SamplesService } from "./samples.service.ts";
import type { SiteService } from "./site.service.ts";
import type { SiteEditingService } from "./site-editing.service.ts";

/** A change of one value. */
const changeProcedure = adminProcedure.output(managedSiteValue);

interface Deps {
  readonly site: SiteService;
  readonly siteEditing: SiteEditingService;
  readonly samples: SamplesService;
}

export const siteRouter = ({ site, siteEditing, samples }: Deps) =>
  router({
    read: publicProcedure
      .input(siteQuery)
      .output(siteContent)
      .query(({ input }) => site.read(input.language)),
    texts: publicProcedure
      .input(siteQuery)
      .output(publicTexts)
      .query(({ input }) => site.texts(input.language)),
    entries: adminProcedure.output(managedSiteValues).query(({ ctx }) => siteEditing.list(ctx.actor)),
    save: changeProcedure.input(siteSave).mutation(({ ctx, input }) => siteEditing.save(ctx.actor, input)),
    confirmTranslation: changeProcedure
      .input(siteKeyVersion)
      .mutation(({ ctx, input }) => siteEditing.confirmTranslation(ctx.actor, input)),
    confirmSample: changeProcedure
      .input(siteKeyVersion)
      .mutation(({ ctx, input }) => siteEditing.confirmSample(ctx.actor, input)),
    removeText: changeProcedure
      .input(siteKeyVersion)
      .mutation(({ ctx, input }) => siteEditing.removeText(ctx.actor, input)),
    versions: adminProcedure
      .input(siteKeyReference)
      .output(earlierSiteValues)
      .query(({ ctx, input }) => siteEditing.versions(ctx.actor, input.key)),
    returnTo: changeProcedure.input(siteReturn).mutation(({ ctx, input }) => siteEditing.returnTo(ctx.actor, input)),
    countSamples: adminProcedure.output(sampleCount).query(({ ctx }) => samples.count(ctx.actor)),
    removeSamples: adminProcedure.output(removedSamples).mutation(({ ctx }) => samples.remove(ctx.actor)),
  });
