import { entryPages } from "@visiga/contracts/entries";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatNumber } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import type { PageAssets } from "#platform/document/page-context.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ListFoot, ListState, NothingYet } from "#site/lists/list-state.tsx";
import { Button } from "#ui/controls/button.tsx";
import { Options } from "#ui/controls/field.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { type ImagesPlace, imagesAddress } from "./images-list.ts";
import styles from "./images-page.module.css";
import { LibraryCard } from "./library-card.tsx";

interface ImagesPageProps {
  place: ImagesPlace;
  list: List;
  count: number;
  t: DashboardDictionary["images"];
  editor: PageAssets["editor"];
}

/** The picture library: every public picture of the site. Logged-in users edit pictures in place. */
export function ImagesPage({ place, list, count, t, editor }: ImagesPageProps) {
  const { common, library: head } = useDictionary();
  const { items } = list;
  const { library } = t;
  const filtered = place.page !== undefined || place.q !== undefined;
  const nothing = place.q ? fill(t.noMatch, { query: place.q }) : library.empty;
  const empty = filtered ? (
    <EmptyState title={nothing} action={<TextLink to={imagesAddress({})}>{library.allPages}</TextLink>} />
  ) : (
    <NothingYet title={nothing} />
  );
  const lead = (
    <>
      {head.lead} <span className={styles.loggedIn} data-words={library.leadLoggedIn} />
    </>
  );
  return (
    <HeadedPage
      title={head.title}
      lead={lead}
      headClass={styles.head}
      data-editor={editor.script}
      data-editor-styles={editor.styles.join(" ")}
    >
      <ImagesTools place={place} count={count} t={t} />
      <div data-list>
        {items.length > 0 && (
          <ul className={styles.cards} data-items>
            {items.map((entry, index) => (
              <LibraryCard key={entry.id} entry={entry} index={list.from + index} t={t} />
            ))}
          </ul>
        )}
        <ListState list={list} failed={t.failed} empty={empty} />
        <ListFoot
          list={list}
          address={(show) => imagesAddress({ ...place, show })}
          more={t.more}
          shown={common.countOfTotal}
          failed={t.failed}
        />
      </div>
      <WaitingToast message={common.unreachable} closeLabel={common.close} />
    </HeadedPage>
  );
}

/** Search words and page filter: a GET form. With script the list updates when a field changes. */
function ImagesTools({ place, count, t }: Pick<ImagesPageProps, "place" | "count" | "t">) {
  const { fields, library, pages, search } = t;
  const language = useLanguage();
  return (
    <search>
      <form className={`row wraps gap-3 below-5 ${styles.tools}`} data-list-form>
        <label>
          <span className="visually-hidden">{search}</span>
          <input
            type="search"
            name="q"
            maxLength={100}
            placeholder={count > 0 ? fill(library.searchCount, { count: formatNumber(count, language) }) : search}
            defaultValue={place.q}
          />
        </label>
        <label>
          <span className="visually-hidden">{fields.page}</span>
          <select name="page" defaultValue={place.page ?? ""}>
            <option value="">{library.allPages}</option>
            <Options values={entryPages} label={(page) => pages[page]} />
          </select>
        </label>
        <Button type="submit" variant="line" className={styles.submit}>
          {search}
        </Button>
      </form>
    </search>
  );
}
