import type { IncomingMessage } from "node:http";
import { createContentReader } from "./content-reader.ts";
import { ActivityService } from "./features/activity/activity.service.ts";
import { AuthService } from "./features/auth/auth.service.ts";
import { KnownBrowsers, LoginLimits, type LoginQuota, loginQuota } from "./features/auth/login-limits.ts";
import { PasskeyChallenges } from "./features/auth/passkey-challenges.ts";
import { PasskeyLogins } from "./features/auth/passkey-logins.ts";
import { PasskeyRules } from "./features/auth/passkey-rules.ts";
import { PasskeysService } from "./features/auth/passkeys.service.ts";
import { PasswordChecks } from "./features/auth/password-checks.ts";
import { PasswordConfirmations } from "./features/auth/password-confirmations.ts";
import { PasswordLinks } from "./features/auth/password-links.ts";
import { Sessions } from "./features/auth/sessions.ts";
import { StoredPasskeys } from "./features/auth/stored-passkeys.ts";
import { BackupsService } from "./features/backups/backups.service.ts";
import { BinService } from "./features/bin/bin.service.ts";
import { ClockService } from "./features/clock/clock.service.ts";
import { type CheckDocument, checkByProcess } from "./features/documents/document-check.ts";
import { DocumentsService } from "./features/documents/documents.service.ts";
import { EntranceResultsService } from "./features/entrance-results/entrance-results.service.ts";
import { EntryBinService } from "./features/entries/entry-bin.service.ts";
import { EntryEditingService } from "./features/entries/entry-editing.service.ts";
import { EntryLookups } from "./features/entries/entry-lookups.ts";
import { EntryOrderService } from "./features/entries/entry-order.service.ts";
import { EntryReviewService } from "./features/entries/entry-review.service.ts";
import { EntrySelectionService } from "./features/entries/entry-selection.service.ts";
import { EntryTakeDowns } from "./features/entries/entry-take-downs.ts";
import { ManagedEntriesService } from "./features/entries/managed-entries.service.ts";
import { PhotoSweep } from "./features/entries/photos/photo-sweep.ts";
import { PhotoVariants } from "./features/entries/photos/photo-variants.ts";
import { PhotosService } from "./features/entries/photos/photos.service.ts";
import { PublicEntriesService } from "./features/entries/public-entries.service.ts";
import { FirstStepsService } from "./features/first-steps/first-steps.service.ts";
import { PageViewsService } from "./features/page-views/page-views.service.ts";
import { PreviewsService } from "./features/previews/previews.service.ts";
import { ReleasesService } from "./features/releases/releases.service.ts";
import { OpenRequests } from "./features/removals/open-requests.ts";
import { RemovalChecks } from "./features/removals/removal-checks.ts";
import { RemovalsService } from "./features/removals/removals.service.ts";
import { Colleagues } from "./features/site/payment-colleagues.ts";
import { PaymentNumbersService } from "./features/site/payment-numbers.service.ts";
import { PlannedValuesService } from "./features/site/planned-values.service.ts";
import { SamplesService } from "./features/site/samples.service.ts";
import { SiteService } from "./features/site/site.service.ts";
import { SiteBinService } from "./features/site/site-bin.service.ts";
import { SiteEditingService } from "./features/site/site-editing.service.ts";
import { UserRepository } from "./features/users/user-repository.ts";
import { UsersService } from "./features/users/users.service.ts";
import type { OpenKeeper, RestoreKey } from "./platform/keeper/keeper.ts";
import type { RequestedPage } from "./platform/pages/requested-page.ts";
import { createPlatform, type PlatformDoubles, type PlatformOptions } from "./platform/platform.ts";
import { UserWrites } from "./platform/revisions/user-writes.ts";
import { program } from "./platform/system/program.ts";

export interface ServiceOptions extends PlatformOptions {
  readonly openKeeper: OpenKeeper;
}

/** Parts that tests replace. */
export interface Doubles extends PlatformDoubles {
  readonly loginQuota: LoginQuota;
  readonly checkDocument: CheckDocument;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Makes every service, each from those above it. Features know each other only by interfaces of their own. */
export async function createServices(options: ServiceOptions, doubles: Partial<Doubles> = {}) {
  const platform = await createPlatform(options, doubles);
  const { config, database, contentVersion, clock } = platform;

  const accounts = new UserRepository(database);

  const openRemovals = new OpenRequests();
  const entries = new EntryLookups(platform);

  const rules = new PasskeyRules(platform);
  const sessions = new Sessions({ ...platform, users: accounts }, rules);
  const writes = new UserWrites(database, contentVersion, (manager, user) => sessions.confirm(manager, user));
  const confirmations = new PasswordConfirmations(platform);
  const links = new PasswordLinks(platform);
  const storedPasskeys = new StoredPasskeys({ ...platform, users: accounts });
  const challenges = new PasskeyChallenges({ ...platform, users: accounts });
  const limits = new LoginLimits({ ...platform, loginQuota: doubles.loginQuota ?? loginQuota });
  const checks = new PasswordChecks({ ...platform, users: accounts }, limits, new KnownBrowsers(platform));
  const logins = {
    ...platform,
    writes,
    users: accounts,
    sessions,
    confirmations,
    links,
    passkeys: storedPasskeys,
    challenges,
    rules,
    checks,
  };
  const auth = new AuthService(logins);
  const previews = new PreviewsService({ ...platform, auth });
  const users = new UsersService({ ...platform, writes, credentials: auth, confirmations });

  const photos = new PhotosService(platform);
  const publicEntries = new PublicEntriesService(platform);
  const entryBin = new EntryBinService({ ...platform, writes, photos, accounts, openRemovals });
  const site = new SiteService(platform);
  const documents = new DocumentsService({
    ...platform,
    writes,
    checkDocument: doubles.checkDocument ?? checkByProcess(program("check-document")),
    documentIds: () => site.documentIds(),
  });
  const colleagues = new Colleagues({ ...platform, accounts });
  const paymentNumbers = new PaymentNumbersService({ ...platform, writes, colleagues, confirmations });
  const siteEditing = new SiteEditingService({ ...platform, writes, documents, paymentNumbers });
  const siteBin = new SiteBinService({ ...platform, paymentNumbers });
  const entranceResults = new EntranceResultsService({ ...platform, writes });
  const removalChecks = new RemovalChecks(platform);
  const takeDowns = new EntryTakeDowns({ ...platform, accounts });

  const pageViews = new PageViewsService(platform);
  const mayRestore = async ({ sessionId, since }: RestoreKey): Promise<boolean> => {
    if (sessionId === null) return !(await sessions.hasAdministratorSince(since));
    const actor = await auth.actorOf(sessionId);
    return actor.kind === "user" && actor.role === "ADMIN";
  };
  const keeper = await options.openKeeper({ ...platform, mayRestore });

  return {
    ...platform,

    writes,
    auth,
    passkeys: new PasskeysService(logins),
    passkeyLogins: new PasskeyLogins(logins),
    loginQueues: checks.queues,
    authenticate: (token: string) => auth.identify(token),
    isUsers: async (request: IncomingMessage) => previews.isUsers(request) || (await sessions.isUsers(request)),
    users,

    photos,
    photoSweep: new PhotoSweep(platform),
    photoVariants: new PhotoVariants(platform),

    publicEntries,
    entryLookups: entries,
    entryEditing: new EntryEditingService({ ...platform, writes, photos, accounts, openRemovals }),
    managedEntries: new ManagedEntriesService({ ...platform, photos, accounts }),
    entryOrder: new EntryOrderService({ ...platform, writes }),
    entrySelection: new EntrySelectionService({ ...platform, writes, photos, accounts, openRemovals, entryBin }),
    entryBin,
    entryReview: new EntryReviewService({ ...platform, writes, accounts }),

    site,
    documents,
    siteEditing,
    plannedValues: new PlannedValuesService({ ...platform, writes, siteEditing }),
    paymentNumbers,
    samples: new SamplesService({ ...platform, writes, entryBin, paymentNumbers }),
    bin: new BinService({ ...platform, writes, photos, entryBin, siteBin }),

    entranceResults,

    removalChecks,
    removals: new RemovalsService({ ...platform, writes, removalChecks, photos, entries, takeDowns }),

    previews,
    activity: new ActivityService({ ...platform, entries }),
    keeper,
    mayRestore,
    backups: new BackupsService({ ...platform, writes, auth, keeper }),

    firstSteps: new FirstStepsService({ ...platform, site, accounts, entries }),
    clockConfirmations: new ClockService({ ...platform, writes }),
    releases: new ReleasesService(config),
    pageViews,
    countPageView: (page: RequestedPage, request: IncomingMessage) => pageViews.count(page, request),
    contentReader: createContentReader({ clock, contentVersion, publicEntries, site, entranceResults }),
  };
}
