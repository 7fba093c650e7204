import type { RecordsKey } from "@visiga/contracts/site";
import type { AnyRecord } from "@visiga/contracts/site-value";
import { fill } from "@visiga/i18n/format";
import { PreviewButton } from "#dashboard/shared/preview/preview-button.tsx";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { sidesOf } from "./record-form.ts";

/** Notes of a list: none if it has entries; for announcements, which one is shown, which wait and which have ended. */
export function useRecordNotes(name: RecordsKey, records: readonly AnyRecord[]) {
  const { images, site, records: words } = useDashboardDictionary();
  if (name !== "announcements") {
    return { lead: records.length === 0 ? words.none : null, of: () => null, isOver: () => false };
  }
  const day = today();
  const lastDay = ({ until }: AnyRecord) => String(until ?? "");
  const firstDay = ({ from }: AnyRecord) => String(from ?? "");
  const isOver = (record: AnyRecord) => lastDay(record) !== "" && lastDay(record) < day;
  const shown = records.find((record) => firstDay(record) <= day && lastDay(record) >= day);
  const state = (record: AnyRecord) => (record === shown ? "shown" : isOver(record) ? "over" : "waits");
  return {
    lead: shown ? site.announcements.lead : site.announcements.none,
    of: (record: AnyRecord, onChange: (record: AnyRecord) => void) =>
      lastDay(record) && (
        <>
          <Tag tone={record === shown ? "on" : "plain"}>{site.announcements[state(record)]}</Tag>
          {isOver(record) && (
            <TextButton
              aria-label={fill(images.schedule.prolongOne, { name: nameOf(record) })}
              onClick={() => onChange({ ...record, until: daysFromNow(30) })}
            >
              {images.schedule.prolong}
            </TextButton>
          )}
          {firstDay(record) > day && <PreviewButton path="/" day={firstDay(record)} />}
        </>
      ),
    isOver,
  };
}

const nameOf = ({ text }: AnyRecord): string => sidesOf(text).en || sidesOf(text).sw;
