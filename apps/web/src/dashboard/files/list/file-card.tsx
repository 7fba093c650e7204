import { photoWeight, pictureBudget } from "@visiga/contracts/files";
import type { ManagedFile } from "@visiga/contracts/managed-files";
import { pageAt, pageRow, publicPaths } from "@visiga/contracts/public-paths";
import { hiddenReasonsOf } from "@visiga/contracts/visibility";
import { fill, formatDay } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { Card, CardButton } from "#dashboard/shared/lists/card.tsx";
import type { Selection } from "#dashboard/shared/lists/selection-dock.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { PreviewButton } from "#dashboard/shared/preview/preview-button.tsx";
import { fileDisplayName, shownTexts } from "#dashboard/shared/words/file-words.ts";
import { daysFromNow, today } from "#dashboard/shared/words/format-date-time.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { Checkbox } from "#ui/controls/checkbox.tsx";
import { TextButton } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./file-card.module.css";
import type { FileActions } from "./use-file-actions.ts";
import { useFilesSearch } from "./use-file-list.ts";

export interface FileDialog {
  readonly what: "edit" | "delete" | "sendBack";
  readonly file: ManagedFile;
}

interface FileCardProps {
  file: ManagedFile;
  selection: Selection<ManagedFile>;
  actions: FileActions;
  onOpen: (dialog: FileDialog) => void;
}

/** Some filters add buttons to the card for the missing answer. */
export function FileCard({ file, selection, actions, onOpen }: FileCardProps) {
  const { images, site } = useDashboardDictionary();
  const { card, pages, weight, consent, restored, review, schedule } = images;
  const language = useLanguage();
  const formatBytes = useFormatBytes();
  const { only } = useFilesSearch();
  const { photo, createdAt, takenDown, waiting, sample } = file;
  const { name: author, title, description } = shownTexts(file, language);
  const choosing = selection.on;
  const name = fileDisplayName(file, language, card.untitled);
  const reasons = hiddenReasonsOf(file, today());
  const unconsented = reasons.includes("withoutConsent");
  const unsaid = file.minors === null && photo !== null;
  const scheduled = reasons.includes("scheduled") ? file.shownFrom : null;
  const ended = reasons.includes("ended") ? file.shownUntil : null;
  const bytes = photo && photoWeight(photo);
  const about = [file.page === "NEWS" ? author : title, pages[file.page], bytes !== null && formatBytes(bytes)];
  const answers = (...buttons: readonly (readonly [words: string, label: string, onClick: () => void])[]) => (
    <div className={`wraps ${styles.answers}`}>
      {buttons.map(([words, label, onClick]) => (
        <TextButton key={label} aria-label={fill(label, { name })} onClick={onClick}>
          {words}
        </TextButton>
      ))}
    </div>
  );
  const decision = answers(
    [review.show, review.showOne, () => actions.show(file)],
    [review.sendBack, review.sendBackOne, () => onOpen({ what: "sendBack", file })],
  );
  return (
    <Card
      select={{ selection, item: file, name }}
      picture={<ManagedPicture photo={photo} shown={file.shown} alt="" sizes="(min-width: 36rem) 20rem, 100vw" />}
      foot={
        <>
          {!choosing && (
            <CardButton
              icon={takenDown ? "eye" : "eye-off"}
              label={fill(takenDown ? card.putBackOne : card.takeDownOne, { name })}
              onClick={() => actions.setTakenDown(file.id, !takenDown)}
            >
              {takenDown ? card.putBack : card.takeDown}
            </CardButton>
          )}
          {choosing && <span />}
          <CardButton icon="edit" label={fill(card.editOne, { name })} onClick={() => onOpen({ what: "edit", file })} />
          <CardButton
            icon="delete"
            tone="del"
            label={fill(card.deleteOne, { name })}
            onClick={() => onOpen({ what: "delete", file })}
          />
        </>
      }
    >
      {(reasons.length > 0 || unsaid || sample) && (
        <p className={`wraps ${styles.tags}`}>
          {takenDown && <Tag tone="bad">{card.takenDown}</Tag>}
          {unconsented && <Tag tone="bad">{card.withoutConsent}</Tag>}
          {waiting && (
            <Tag tone={file.reviewNote ? "bad" : "gold"}>{file.reviewNote ? review.sentBackTag : review.tag}</Tag>
          )}
          {scheduled && <Tag tone="gold">{fill(schedule.tag, { day: formatDay(scheduled, language) })}</Tag>}
          {ended && <Tag>{fill(schedule.overTag, { day: formatDay(ended, language) })}</Tag>}
          {unsaid && <Tag tone="gold">{card.minorsUnsaid}</Tag>}
          {sample && <Tag tone="gold">{site.tags.sample}</Tag>}
        </p>
      )}
      <h2>{name}</h2>
      <p className="small mute">{about.filter(Boolean).join("\u00a0· ")}</p>
      {bytes !== null && bytes > pictureBudget && (
        <p className={styles.heavy}>
          <Icon name="warning" />
          {fill(weight.pictureTooHeavy, { budget: pictureBudget / 1000 })}
        </p>
      )}
      {description && <p className={`cut ${styles.description}`}>{description}</p>}
      {waiting && <FileReview file={file}>{!choosing && decision}</FileReview>}
      {only === "withoutConsent" && unconsented && (
        <Checkbox
          label={consent.agreed}
          note={consent.kept}
          checked={false}
          onChange={() => actions.noteConsent(file.id)}
        />
      )}
      {only === "minorsUnsaid" &&
        unsaid &&
        answers(
          [consent.none, consent.noneOne, () => actions.setMinors(file.id, false)],
          [consent.recognisable, consent.recognisableOne, () => actions.setMinors(file.id, true)],
        )}
      {scheduled && reasons[0] === "scheduled" && (
        <div className={`wraps ${styles.answers}`}>
          <PreviewButton path={pathShowing(file)} day={scheduled} label={fill(schedule.previewOne, { name })} />
        </div>
      )}
      {ended &&
        !choosing &&
        answers([schedule.prolong, schedule.prolongOne, () => actions.setLastDay(file, daysFromNow(30))])}
      {only === "takenDownByRestore" &&
        answers([restored.keepDown, restored.keepDownOne, () => actions.keepDown(file.id)])}
      {sample && !choosing && answers([site.isRight, card.sampleRightOne, () => actions.confirmSample(file.id)])}
      <time dateTime={createdAt} className={`small mute ${styles.time}`}>
        {new Date(createdAt).toLocaleString()}
      </time>
    </Card>
  );
}

/** The page that shows a file: its own, else the first with a list of its title or of its page, else all pictures. */
function pathShowing({ path, page, title }: ManagedFile): string {
  const listed = (fits: (list: { page?: string; title?: string }) => boolean) =>
    publicPaths.find((each) => Object.values(pageRow(pageAt(each)).lists ?? {}).some(fits));
  return path ?? listed((list) => list.title === title) ?? listed((list) => list.page === page) ?? "/images";
}

/** What an administrator needs to decide on a waiting file, and the decision; for others, the line it came back with. */
function FileReview({ file, children }: { file: ManagedFile; children: ReactNode }) {
  const { review } = useDashboardDictionary().images;
  const language = useLanguage();
  const administrator = useSessionUser().role === "ADMIN";
  const { minors, consent, photo, reviewNote } = file;
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
