import type { EntryDecision, ManagedEntry, ManagedEntryPage, SelectionChange } from "@visiga/contracts/managed-entries";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { Card, Cards } from "#dashboard/shared/lists/card.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { filterOf } from "#dashboard/shared/place/entries-search.ts";
import { shownTexts, useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { EntryReview } from "./entry-card.tsx";
import { SendBackDialog } from "./entry-dialogs.tsx";
import styles from "./picture-decisions.module.css";
import { useAnswers, useEntryActions } from "./use-entry-actions.ts";

interface PictureDecisionsProps {
  only: EntryDecision;
  page: ManagedEntryPage;
  title: string;
}

/** The answers that all the shown pictures can get at once. */
const changesTo = {
  waiting: ["show"],
  minorsUnsaid: ["noMinors", "minors"],
  withoutConsent: ["consent", "noMinors"],
  takenDownByRestore: [],
} as const satisfies Record<EntryDecision, readonly SelectionChange[]>;

/** The newest pictures that wait for one decision, each with its answers. */
export function PictureDecisions({ only, page, title }: PictureDecisionsProps) {
  const { images, today: t } = useDashboardDictionary();
  const language = useLanguage();
  const { nameOf } = useEntryWords();
  const actions = useEntryActions();
  const answersOf = useAnswers(actions);
  const changes = page.items.length > 1 ? changesTo[only] : [];
  const [sentBack, setSentBack] = useState<ManagedEntry | null>(null);
  return (
    <section aria-labelledby={only} className="below-6">
      <div className="row apart gap-3 below-3">
        <h2 id={only} className="card-heading">
          {title}
        </h2>
        <TextLink to={`/dashboard?page=ALL&only=${only}`} aria-label={`${t.all}: ${title}`}>
          {t.all}
        </TextLink>
      </div>
      <Cards dense>
        {page.items.map((entry) => {
          const name = nameOf(entry);
          return (
            <Card
              key={entry.id}
              picture={<ManagedPicture photo={entry.photo} shown={entry.shown} alt="" sizes="20rem" />}
              foot={
                <div className={`stack gap-2 ${styles.answers}`}>
                  {answersOf[only](entry, () => setSentBack(entry)).map(([words, label, act]) => (
                    <Button key={words} variant="line" size="row" aria-label={fill(label, { name })} onClick={act}>
                      {words}
                    </Button>
                  ))}
                </div>
              }
            >
              <h2>
                <TextLink to={`/dashboard?page=${filterOf(entry.page)}&edit=${entry.id}`}>{name}</TextLink>
              </h2>
              <p className="small mute">{images.pages[entry.page]}</p>
              {shownTexts(entry, language).description && (
                <p className={`small cut ${styles.description}`}>{shownTexts(entry, language).description}</p>
              )}
              {only === "waiting" && <EntryReview entry={entry} />}
            </Card>
          );
        })}
      </Cards>
      <div className="wraps gap-3">
        {changes.map((to) => (
          <Button
            key={to}
            variant="line"
            size="row"
            className="above-3"
            busy={actions.changeAll.isPending}
            onClick={() => actions.changeAll.mutate({ entries: page.items, to })}
          >
            {fill(t.these, { count: page.items.length, answer: images.select.to[to] })}
          </Button>
        ))}
      </div>
      {sentBack && <SendBackDialog entry={sentBack} onClose={() => setSentBack(null)} />}
    </section>
  );
}
