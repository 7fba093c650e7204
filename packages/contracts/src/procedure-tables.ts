import { activityProcedures } from "./activity.ts";
import { authProcedures } from "./auth.ts";
import { backupProcedures } from "./backups.ts";
import { binProcedures } from "./bin.ts";
import { clockProcedures } from "./clock.ts";
import { entranceResultsProcedures } from "./entrance-results.ts";
import { publicEntryProcedures } from "./entry-queries.ts";
import { firstStepsProcedures } from "./first-steps.ts";
import {
  entryBinProcedures,
  entryEditingProcedures,
  entryOrderProcedures,
  entrySelectionProcedures,
  managedEntryProcedures,
} from "./managed-entries.ts";
import { pageViewProcedures } from "./page-views.ts";
import { passkeyLoginProcedures, passkeyProcedures } from "./passkeys.ts";
import { paymentNumberProcedures } from "./payment-numbers.ts";
import { plannedValueProcedures } from "./planned-values.ts";
import { previewProcedures } from "./previews.ts";
import type { Procedure, ProcedureTable } from "./procedures.ts";
import { releaseProcedures } from "./releases.ts";
import { removalProcedures } from "./removals.ts";
import { entryReviewProcedures } from "./reviews.ts";
import { sampleProcedures, siteEditingProcedures } from "./site-editing.ts";
import { siteProcedures } from "./site-texts.ts";
import { userProcedures } from "./users.ts";

/** The tables of each feature by the name of the service whose methods they describe. */
export const procedureTables = {
  auth: { auth: authProcedures },
  passkeys: { passkeys: passkeyProcedures, passkeyLogins: passkeyLoginProcedures },
  users: { users: userProcedures },
  files: {
    publicEntries: publicEntryProcedures,
    managedEntries: managedEntryProcedures,
    entryEditing: entryEditingProcedures,
    entryOrder: entryOrderProcedures,
    entrySelection: entrySelectionProcedures,
    entryBin: entryBinProcedures,
    entryReview: entryReviewProcedures,
  },
  bin: { bin: binProcedures },
  site: {
    site: siteProcedures,
    siteEditing: siteEditingProcedures,
    plannedValues: plannedValueProcedures,
    paymentNumbers: paymentNumberProcedures,
    samples: sampleProcedures,
  },
  entranceResults: { entranceResults: entranceResultsProcedures },
  previews: { previews: previewProcedures },
  removals: { removals: removalProcedures },
  activity: { activity: activityProcedures },
  backups: { backups: backupProcedures },
  clock: { clockConfirmations: clockProcedures },
  firstSteps: { firstSteps: firstStepsProcedures },
  releases: { releases: releaseProcedures },
  pageViews: { pageViews: pageViewProcedures },
} as const satisfies Readonly<Record<string, Readonly<Record<string, ProcedureTable>>>>;

/** The rows of all procedures by their path, such as `files.move`. */
export const procedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries(procedureTables).flatMap(([feature, tables]) =>
    Object.values<ProcedureTable>(tables).flatMap((table) =>
      Object.entries(table)
        .filter(([, { kind }]) => kind !== "route")
        .map(([name, row]) => [`${feature}.${name}`, row] as const),
    ),
  ),
);
