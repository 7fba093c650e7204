import type { Schema } from "@visiga/system/database/connection";
import { KnownAddressEntity } from "./features/auth/login-limits.ts";
import { PasskeyEntity, UsedChallengeEntity } from "./features/auth/passkey.entity.ts";
import { PasswordLinkEntity } from "./features/auth/password-links.ts";
import { SessionEntity } from "./features/auth/session.entity.ts";
import { BackupReportEntity } from "./features/backups/backup-reports.ts";
import { BackupRunEntity } from "./features/backups/backup-runs.ts";
import { BackupLinkEntity } from "./features/backups/download-links.ts";
import { DocumentEntity, DocumentPartEntity } from "./features/documents/document.entity.ts";
import { EntranceResultsEntity } from "./features/entrance-results/entrance-results.entity.ts";
import { EntryEntity } from "./features/entries/entry.entity.ts";
import { PhotoEntity } from "./features/entries/photos/photo.entity.ts";
import { RemovalRequestEntity } from "./features/removals/removal-request.entity.ts";
import { CalendarEventEntity } from "./features/site/calendar-events.ts";
import { PlannedValueEntity } from "./features/site/planned-value.entity.ts";
import { SiteValueEntity } from "./features/site/site-value.entity.ts";
import { UserEntity } from "./features/users/user.entity.ts";
import { ReadStyles1795963240042 } from "./migrations/0042-read-styles.ts";
import { ListsOfRecords1795975800045 } from "./migrations/0045-lists-of-records.ts";
import { sqlMigration } from "./migrations/sql-migration.ts";
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
    EntryEntity,
    SiteValueEntity,
    PlannedValueEntity,
    CalendarEventEntity,
    EntranceResultsEntity,
    RevisionEntity,
    RemovalRequestEntity,
    BackupReportEntity,
    BackupRunEntity,
    BackupLinkEntity,
    SecurityEventEntity,
  ],
  migrations: [
    // All tables of release 1.0.0. It replaces 34 migrations of the development and has the name of the last one, so that
    // databases and backups with those 34 are not migrated again.
    sqlMigration("0034-schema.sql", "RestoreKeys1767225600034"),
    sqlMigration("0035-plain-entries.sql", "PlainEntries1795917900035"),
    sqlMigration("0036-read-texts.sql", "ReadTexts1795918000036"),
    sqlMigration("0037-search-form.sql", "SearchForm1795918100037"),
    sqlMigration("0038-search-days.sql", "SearchDays1795918200038"),
    sqlMigration("0039-site-of-installation.sql", "SiteOfInstallation1795950600039"),
    sqlMigration("0040-restore-keys-in-file.sql", "RestoreKeysInFile1795952700040"),
    sqlMigration("0041-backup-run.sql", "BackupRun1795952800041"),
    ReadStyles1795963240042,
    sqlMigration("0043-entry-shown.sql", "EntryShown1795967400043"),
    sqlMigration("0044-photo-jpeg.sql", "PhotoJpeg1795975140044"),
    ListsOfRecords1795975800045,
    sqlMigration("0046-page-views-by-browser.sql", "PageViewsByBrowser1795977600046"),
    sqlMigration("0047-confirmed.sql", "Confirmed1795987800047"),
    sqlMigration("0048-privacy-page.sql", "PrivacyPage1796000000048"),
    sqlMigration("0049-planned-values.sql", "PlannedValues1796010600049"),
    sqlMigration("0050-ways-to-pay.sql", "WaysToPay1796018400050"),
    sqlMigration("0051-entrance-results.sql", "EntranceResults1796022000051"),
    sqlMigration("0052-announcement-ids.sql", "AnnouncementIds1796025600052"),
  ],
};
