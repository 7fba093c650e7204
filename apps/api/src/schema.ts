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
import { Schema1767225600034 } from "./migrations/0034-schema.ts";
import { PlainEntries1795917900035 } from "./migrations/0035-plain-entries.ts";
import { ReadTexts1795918000036 } from "./migrations/0036-read-texts.ts";
import { SearchForm1795918100037 } from "./migrations/0037-search-form.ts";
import { SearchDays1795918200038 } from "./migrations/0038-search-days.ts";
import { SiteOfInstallation1795950600039 } from "./migrations/0039-site-of-installation.ts";
import { RestoreKeysInFile1795952700040 } from "./migrations/0040-restore-keys-in-file.ts";
import { BackupRun1795952800041 } from "./migrations/0041-backup-run.ts";
import { ReadStyles1795963240042 } from "./migrations/0042-read-styles.ts";
import { EntryShown1795967400043 } from "./migrations/0043-entry-shown.ts";
import { PhotoJpeg1795975140044 } from "./migrations/0044-photo-jpeg.ts";
import { ListsOfRecords1795975800045 } from "./migrations/0045-lists-of-records.ts";
import { PageViewsByBrowser1795977600046 } from "./migrations/0046-page-views-by-browser.ts";
import { Confirmed1795987800047 } from "./migrations/0047-confirmed.ts";
import { PrivacyPage1796000000048 } from "./migrations/0048-privacy-page.ts";
import { PlannedValues1796010600049 } from "./migrations/0049-planned-values.ts";
import { WaysToPay1796018400050 } from "./migrations/0050-ways-to-pay.ts";
import { EntranceResults1796022000051 } from "./migrations/0051-entrance-results.ts";
import { AnnouncementIds1796025600052 } from "./migrations/0052-announcement-ids.ts";
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
    Schema1767225600034,
    PlainEntries1795917900035,
    ReadTexts1795918000036,
    SearchForm1795918100037,
    SearchDays1795918200038,
    SiteOfInstallation1795950600039,
    RestoreKeysInFile1795952700040,
    BackupRun1795952800041,
    ReadStyles1795963240042,
    EntryShown1795967400043,
    PhotoJpeg1795975140044,
    ListsOfRecords1795975800045,
    PageViewsByBrowser1795977600046,
    Confirmed1795987800047,
    PrivacyPage1796000000048,
    PlannedValues1796010600049,
    WaysToPay1796018400050,
    EntranceResults1796022000051,
    AnnouncementIds1796025600052,
  ],
};
