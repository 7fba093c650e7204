import type { RecordsKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import { PreviewButton } from "#dashboard/shared/preview/preview-button.tsx";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Tag } from "#ui/text/tag.tsx";
import { isBilingualForm, type RecordForm } from "./record-form.ts";

/** Notes of a list: none if it has entries; for announcements, which one is shown, which wait and which have ended. */
export function useRecordNotes(name: RecordsKey, records: readonly RecordForm[]) {
  const { images, site, records: words } = useDashboardDictionary();
  if (name !== "announcements") {
    return { lead: records.length === 0 ? words.none : null, of: () => null, isOver: () => false };
  }
  const day = today();
  const lastDay = ({ until }: RecordForm) => (typeof until === "string" ? until : "");
  const firstDay = ({ from }: RecordForm) => (typeof from === "string" ? from : "");
  const isOver = (record: RecordForm) => lastDay(record) !== "" && lastDay(record) < day;
  const shown = records.find((record) => firstDay(record) <= day && lastDay(record) >= day);
  const state = (record: RecordForm) => (record === shown ? "shown" : isOver(record) ? "over" : "waits");
  return {
    lead: shown ? site.announcements.lead : site.announcements.none,
    of: (record: RecordForm, onChange: (record: RecordForm) => void) =>
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

const nameOf = ({ text }: RecordForm): string => (text && isBilingualForm(text) ? text.en || text.sw : "");
