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
import { adminCall, adminProcedure, publicCall, router } from "#platform/trpc/procedures.ts";
import type { SamplesService } from "./samples.service.ts";
import type { SiteService } from "./site.service.ts";
import type { SiteEditingService } from "./site-editing.service.ts";

interface Deps {
  readonly site: SiteService;
  readonly siteEditing: SiteEditingService;
  readonly samples: SamplesService;
}

export const siteRouter = ({ site, siteEditing: editing, samples }: Deps) =>
  router({
    read: publicCall("query", siteQuery, siteContent).query(({ input }) => site.read(input.language)),
    texts: publicCall("query", siteQuery, publicTexts).query(({ input }) => site.texts(input.language)),
    entries: adminProcedure.output(managedSiteValues).query(({ ctx }) => editing.list(ctx.actor)),
    save: adminCall(siteSave, managedSiteValue).mutation(({ ctx, input }) => editing.save(ctx.actor, input)),
    confirmTranslation: adminCall(siteKeyVersion, managedSiteValue).mutation(({ ctx, input }) =>
      editing.confirmTranslation(ctx.actor, input),
    ),
    confirmSample: adminCall(siteKeyVersion, managedSiteValue).mutation(({ ctx, input }) =>
      editing.confirmSample(ctx.actor, input),
    ),
    removeText: adminCall(siteKeyVersion, managedSiteValue).mutation(({ ctx, input }) =>
      editing.removeText(ctx.actor, input),
    ),
    versions: adminCall(siteKeyReference, earlierSiteValues).query(({ ctx, input }) =>
      editing.versions(ctx.actor, input.key),
    ),
    returnTo: adminCall(siteReturn, managedSiteValue).mutation(({ ctx, input }) => editing.returnTo(ctx.actor, input)),
    countSamples: adminProcedure.output(sampleCount).query(({ ctx }) => samples.count(ctx.actor)),
    removeSamples: adminProcedure.output(removedSamples).mutation(({ ctx }) => samples.remove(ctx.actor)),
  });
