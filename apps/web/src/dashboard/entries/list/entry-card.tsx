import { photoWeight, pictureBudget } from "@visiga/contracts/entries";
import type { ManagedEntry } from "@visiga/contracts/managed-entries";
import { pageAt, pageRow, publicPaths } from "@visiga/contracts/public-paths";
import { hiddenReasonsOf } from "@visiga/contracts/visibility";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useCircular } from "#dashboard/shared/circulars/use-circular.ts";
import { Card, CardButton } from "#dashboard/shared/lists/card.tsx";
import type { Selection } from "#dashboard/shared/lists/selection-dock.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { PreviewButton } from "#dashboard/shared/preview/preview-button.tsx";
import { shownTexts, useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./entry-card.module.css";
import { type Answer, type EntryActions, useAnswers } from "./use-entry-actions.ts";
import { useEntriesSearch } from "./use-entry-list.ts";

export interface EntryDialog {
  readonly what: "edit" | "delete" | "sendBack";
  readonly entry: ManagedEntry;
}

interface EntryCardProps {
  entry: ManagedEntry;
  selection: Selection<ManagedEntry>;
  actions: EntryActions;
  onOpen: (dialog: EntryDialog) => void;
}

/** On a phone the smallest variant: a list has hundreds, which the browser keeps decoded. */
const thumbnail = "(min-width: 36rem) 20rem, 4rem";

/** Some filters add buttons to the card for the missing answer. */
export function EntryCard({ entry, selection, actions, onOpen }: EntryCardProps) {
  const { circulars, images, site } = useDashboardDictionary();
  const openCircular = useCircular();
  const { card, pages, weight, consent, restored, review, schedule } = images;
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  const { only } = useEntriesSearch();
  const { photo, createdAt, takenDown, waiting, sample } = entry;
  const { name: author, title, description } = shownTexts(entry, language);
  const choosing = selection.on;
  const name = useEntryWords().nameOf(entry);
  const reasons = hiddenReasonsOf(entry, today());
  const unconsented = reasons.includes("withoutConsent");
  const unsaid = entry.minors === null && photo !== null;
  const scheduled = reasons.includes("scheduled") ? entry.shownFrom : null;
  const ended = reasons.includes("ended") ? entry.shownUntil : null;
  const bytes = photo && photoWeight(photo);
  const about = [entry.page === "NEWS" ? author : title, pages[entry.page], bytes !== null && formatBytes(bytes)];
  const answersOf = useAnswers(actions);
  const answers = (...buttons: readonly Answer[]) =>
    choosing || (
      <div className={`wraps ${styles.answers}`}>
        {buttons.map(([words, label, onClick]) => (
          <TextButton key={label} aria-label={fill(label, { name })} onClick={onClick}>
            {words}
          </TextButton>
        ))}
      </div>
    );
  return (
    <Card
      select={{ selection, item: entry, name }}
      picture={<ManagedPicture photo={photo} shown={entry.shown} alt="" sizes={thumbnail} />}
      foot={
        choosing ? null : (
          <>
            <CardButton
              icon={takenDown ? "eye" : "eye-off"}
              label={fill(takenDown ? card.putBackOne : card.takeDownOne, { name })}
              onClick={() => actions.setTakenDown(entry, !takenDown)}
            >
              {takenDown ? card.putBack : card.takeDown}
            </CardButton>
            <CardButton
              icon="edit"
              label={fill(card.editOne, { name })}
              onClick={() => onOpen({ what: "edit", entry })}
            />
            <CardButton
              icon="delete"
              tone="del"
              label={fill(card.deleteOne, { name })}
              onClick={() => onOpen({ what: "delete", entry })}
            />
          </>
        )
      }
    >
      {(reasons.length > 0 || unsaid || sample) && (
        <p className="wraps tags below-2">
          {takenDown && <Tag tone="bad">{card.takenDown}</Tag>}
          {unconsented && <Tag tone="bad">{card.withoutConsent}</Tag>}
          {waiting && (
            <Tag tone={entry.reviewNote ? "bad" : "gold"}>{entry.reviewNote ? review.sentBackTag : review.tag}</Tag>
          )}
          {scheduled && <Tag tone="gold">{fill(schedule.tag, { day: formatDay(scheduled, language) })}</Tag>}
          {ended && <Tag>{fill(schedule.overTag, { day: formatDay(ended, language) })}</Tag>}
          {unsaid && <Tag tone="gold">{card.minorsUnsaid}</Tag>}
          {sample && <Tag tone="gold">{site.tags.sample}</Tag>}
        </p>
      )}
      <h2>{name}</h2>
      <p className="small">{formatDay(entry.date, language)}</p>
      {!choosing && <p className="small mute">{about.filter(Boolean).join("\u00a0· ")}</p>}
      {bytes !== null && bytes > pictureBudget && (
        <p className={`smaller semibold red-text gap-2 above-1 ${styles.heavy}`}>
          <Icon name="warning" />
          {fill(weight.pictureTooHeavy, { budget: pictureBudget / 1000 })}
        </p>
      )}
      {description && !choosing && <p className={`cut above-2 ${styles.description}`}>{description}</p>}
      {waiting && (
        <EntryReview entry={entry}>
          {answers(...answersOf.waiting(entry, () => onOpen({ what: "sendBack", entry })))}
        </EntryReview>
      )}
      {only === "decide" && unconsented && !choosing && (
        <Checkbox
          label={consent.agreed}
          note={consent.kept}
          checked={false}
          onChange={() => actions.noteConsent(entry)}
        />
      )}
      {only === "decide" && unsaid && answers(...answersOf.minorsUnsaid(entry))}
      {scheduled && reasons[0] === "scheduled" && (
        <div className={`wraps ${styles.answers}`}>
          <PreviewButton path={pathShowing(entry)} day={scheduled} label={fill(schedule.previewOne, { name })} />
        </div>
      )}
      {ended && answers([schedule.prolong, schedule.prolongOne, () => actions.prolong(entry)])}
      {only === "decide" &&
        entry.takenDownByRestore &&
        answers([restored.keepDown, restored.keepDownOne, () => actions.keepDown(entry.id)])}
      {sample && answers([site.isRight, card.sampleRightOne, () => actions.confirmSample(entry.id)])}
      {entry.page === "NEWS" &&
        entry.shown &&
        answers([circulars.send, circulars.sendOne, () => openCircular({ kind: "news", id: entry.id, name })])}
      {!choosing && (
        <time dateTime={createdAt} className={`block mute tabular above-2 ${styles.created}`}>
          {new Date(createdAt).toLocaleString()}
        </time>
      )}
    </Card>
  );
}

/** The page that shows an entry: its own, else the first with a list of its title or of its page, else all pictures. */
function pathShowing({ path, page, title }: ManagedEntry): string {
  const listed = (fits: (list: { page?: string; title?: string }) => boolean) =>
    publicPaths.find((each) => Object.values(pageRow(pageAt(each)).lists ?? {}).some(fits));
  return path ?? listed((list) => list.title === title) ?? listed((list) => list.page === page) ?? "/images";
}

/** What an administrator needs to decide on a waiting entry, and the decision; for others, the line it came back with. */
export function EntryReview({ entry, children }: { entry: ManagedEntry; children?: ReactNode }) {
  const { review } = useDashboardDictionary().images;
  const language = useLanguage();
  const administrator = useSessionUser().role === "ADMIN";
  const { minors, consent, photo, reviewNote } = entry;
  const given = consent && fill(review.consent, { name: consent.by, time: formatDay(consent.at, language) });
  const answer = minors === null ? review.unsaid : minors ? (given ?? review.noConsent) : review.noMinors;
  return (
    <>
      {reviewNote && <p className="small mute">{fill(review.note, { note: reviewNote })}</p>}
      {administrator && photo && <p className="small mute">{answer}</p>}
      {administrator && children}
    </>
  );
}
