import { listStep } from "@visiga/contracts/pages";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { shownCount } from "#platform/data/shown-items.ts";
import type { PageFiles } from "#platform/document/page-files.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { type ImagesPlace, imagesAddress } from "./images-list.ts";
import styles from "./images-page.module.css";
import { ImagesTools } from "./images-tools.tsx";
import { LibraryCard } from "./library-card.tsx";

interface ImagesPageProps {
  place: ImagesPlace;
  list: List;
  /** Total number of pictures; 0 if it is unknown. */
  count: number;
  words: DashboardDictionary["images"];
  /** Module that edits pictures in place, for logged-in users. */
  editor: PageFiles["editor"];
}

/** The picture library: every public picture of the site. Logged-in users edit pictures in place. */
export function ImagesPage({ place, list, count, words, editor }: ImagesPageProps) {
  const { common, library: head } = useDictionary();
  const { items, total } = list;
  const filtered = place.page !== undefined || place.q !== undefined;
  const { library } = words;
  const lead = (
    <>
      {head.lead} <span className={styles.loggedIn}>{library.leadLoggedIn}</span>
    </>
  );
  return (
    <main id="main" tabIndex={-1} data-editor={editor.script} data-editor-styles={editor.styles.join(" ")}>
      <PageHead title={head.title} lead={lead} className={styles.head} />
      <Wrap className={styles.list}>
        <ImagesTools place={place} count={count} words={words} />
        <div data-list>
          {items.length > 0 && (
            <ul className={styles.cards} data-items>
              {items.map((file, index) => (
                <LibraryCard key={file.id} file={file} index={list.from + index} words={words} />
              ))}
            </ul>
          )}
          <ListState
            list={list}
            words={{ ...common, failed: words.failed }}
            empty={
              <EmptyState
                title={place.q ? fill(words.noMatch, { query: place.q }) : library.empty}
                action={
                  filtered ? (
                    <TextLink to={imagesAddress({})}>{library.allPages}</TextLink>
                  ) : (
                    <TextLink to="/">{common.backHome}</TextLink>
                  )
                }
              />
            }
          />
          <ListFoot
            list={list}
            step={listStep}
            address={(show) => imagesAddress({ ...place, show })}
            label={fill(words.more, { count: Math.min(listStep, total - shownCount(list)) })}
            count={fill(words.shown, { shown: shownCount(list), total })}
            failed={words.failed}
          />
        </div>
      </Wrap>
      <WaitingToast message={common.unreachable} closeLabel={common.close} />
    </main>
  );
}
