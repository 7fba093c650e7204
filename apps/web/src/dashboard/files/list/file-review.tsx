import type { ManagedFile } from "@visiga/contracts/managed-files";
import { fill, formatDay } from "@visiga/i18n/format";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextButton } from "#ui/controls/text-link.tsx";
import text from "#ui/text/text.module.css";
import styles from "./file-card.module.css";
import type { FileActions } from "./use-file-actions.ts";

interface FileReviewProps {
  file: ManagedFile;
  name: string;
  /** False while files are selected. */
  actions: FileActions | false;
  onSendBack: () => void;
}

/** What an administrator needs to decide on a waiting file, and the decision; for others, the line it came back with. */
export function FileReview({ file, name, actions, onSendBack }: FileReviewProps) {
  const { review } = useDashboardDictionary().images;
  const language = useLanguage();
  const administrator = useSessionUser().role === "ADMIN";
  const { minors, consent, reviewNote } = file;
  const given = consent && fill(review.consent, { name: consent.by, time: formatDay(consent.at, language) });
  const answer = minors === null ? review.unsaid : minors ? (given ?? review.noConsent) : review.noMinors;
  return (
    <>
      {reviewNote && <p className={`${text.small} ${text.mute}`}>{fill(review.note, { note: reviewNote })}</p>}
      {administrator && file.photo && <p className={`${text.small} ${text.mute}`}>{answer}</p>}
      {administrator && actions && (
        <div className={styles.answers}>
          <TextButton aria-label={fill(review.showOne, { name })} onClick={() => actions.show(file)}>
            {review.show}
          </TextButton>
          <TextButton aria-label={fill(review.sendBackOne, { name })} onClick={onSendBack}>
            {review.sendBack}
          </TextButton>
        </div>
      )}
    </>
  );
}
