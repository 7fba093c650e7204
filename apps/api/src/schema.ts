import { KnownAddressEntity } from "./features/auth/login-limits.ts";
import { PasskeyEntity, UsedChallengeEntity } from "./features/auth/passkey.entity.ts";
import { PasswordLinkEntity } from "./features/auth/password-links.ts";
import { SessionEntity } from "./features/auth/session.entity.ts";
import { BackupReportEntity } from "./features/backups/backup-reports.ts";
import { BackupLinkEntity } from "./features/backups/download-links.ts";
import { RestoreKeyEntity } from "./features/backups/restore-keys.ts";
import { DocumentEntity, DocumentPartEntity } from "./features/documents/document.entity.ts";
import { FileEntity } from "./features/files/file.entity.ts";
import { InstallationEntity } from "./features/files/photos/installation.ts";
import { PhotoEntity } from "./features/files/photos/photo.entity.ts";
import { RemovalRequestEntity } from "./features/removals/removal-request.entity.ts";
import { CalendarEventEntity } from "./features/site/calendar-event.entity.ts";
import { SiteValueEntity } from "./features/site/site-value.entity.ts";
import { UserEntity } from "./features/users/user.entity.ts";
import { Accounts1767225600001 } from "./migrations/0001-accounts.ts";
import { Files1767225600002 } from "./migrations/0002-files.ts";
import { Site1767225600003 } from "./migrations/0003-site.ts";
import { Management1767225600004 } from "./migrations/0004-management.ts";
import { Installation1767225600005 } from "./migrations/0005-installation.ts";
import { Copies1767225600006 } from "./migrations/0006-copies.ts";
import { SharePictures1767225600007 } from "./migrations/0007-share-pictures.ts";
import { Minors1767225600008 } from "./migrations/0008-minors.ts";
import { StatedFacts1767225600009 } from "./migrations/0009-stated-facts.ts";
import { Removals1767225600010 } from "./migrations/0010-removals.ts";
import { BackupReports1767225600011 } from "./migrations/0011-backup-reports.ts";
import { Security1767225600012 } from "./migrations/0012-security.ts";
import { BackupLinks1767225600013 } from "./migrations/0013-backup-links.ts";
import { RestoredPictures1767225600014 } from "./migrations/0014-restored-pictures.ts";
import { PageViews1767225600015 } from "./migrations/0015-page-views.ts";
import { Calendar1767225600016 } from "./migrations/0016-calendar.ts";
import { AlternativeTexts1767225600017 } from "./migrations/0017-alternative-texts.ts";
import { Passkeys1767225600018 } from "./migrations/0018-passkeys.ts";
import { FirstDays1767225600019 } from "./migrations/0019-first-days.ts";
import { LongLists1767225600020 } from "./migrations/0020-long-lists.ts";
import { LongSearches1767225600021 } from "./migrations/0021-long-searches.ts";
import { SignedChallenges1767225600022 } from "./migrations/0022-signed-challenges.ts";
import { SampleRecords1767225600023 } from "./migrations/0023-sample-records.ts";
import { PictureNames1767225600024 } from "./migrations/0024-picture-names.ts";
import { LastDays1767225600025 } from "./migrations/0025-last-days.ts";
import { Today1767225600026 } from "./migrations/0026-today.ts";
import { FormattedTexts1767225600027 } from "./migrations/0027-formatted-texts.ts";
import { BackupCopies1767225600028 } from "./migrations/0028-backup-copies.ts";
import { Reviews1767225600029 } from "./migrations/0029-reviews.ts";
import { OneLineCounts1767225600030 } from "./migrations/0030-one-line-counts.ts";
import { Albums1767225600031 } from "./migrations/0031-albums.ts";
import { PictureFingerprints1767225600032 } from "./migrations/0032-picture-fingerprints.ts";
import { Documents1767225600033 } from "./migrations/0033-documents.ts";
import { RestoreKeys1767225600034 } from "./migrations/0034-restore-keys.ts";
import type { Schema } from "./platform/database/connection.ts";
import { RevisionEntity } from "./platform/revisions/revision.entity.ts";
import { SecurityEventEntity } from "./platform/security/security-event.entity.ts";

/** The entities of all features, and all migrations ordered by the number in their name. */
export const schema: Schema = {
  entities: [
    UserEntity,
    SessionEntity,
    PasswordLinkEntity,
    KnownAddressEntity,
    PasskeyEntity,
    UsedChallengeEntity,
    PhotoEntity,
    DocumentEntity,
    DocumentPartEntity,
    FileEntity,
    InstallationEntity,
    SiteValueEntity,
    CalendarEventEntity,
    RevisionEntity,
    RemovalRequestEntity,
    BackupReportEntity,
    BackupLinkEntity,
    RestoreKeyEntity,
    SecurityEventEntity,
  ],
  migrations: [
    Accounts1767225600001,
    Files1767225600002,
    Site1767225600003,
    Management1767225600004,
    Installation1767225600005,
    Copies1767225600006,
    SharePictures1767225600007,
    Minors1767225600008,
    StatedFacts1767225600009,
    Removals1767225600010,
    BackupReports1767225600011,
    Security1767225600012,
    BackupLinks1767225600013,
    RestoredPictures1767225600014,
    PageViews1767225600015,
    Calendar1767225600016,
    AlternativeTexts1767225600017,
    Passkeys1767225600018,
    FirstDays1767225600019,
    LongLists1767225600020,
    LongSearches1767225600021,
    SignedChallenges1767225600022,
    SampleRecords1767225600023,
    PictureNames1767225600024,
    LastDays1767225600025,
    Today1767225600026,
    FormattedTexts1767225600027,
    BackupCopies1767225600028,
    Reviews1767225600029,
    OneLineCounts1767225600030,
    Albums1767225600031,
    PictureFingerprints1767225600032,
    Documents1767225600033,
    RestoreKeys1767225600034,
  ],
};
