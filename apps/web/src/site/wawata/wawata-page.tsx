import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListFoot, ListState } from "#site/lists/list-state.tsx";
import { PeopleGrid } from "#site/lists/people-grid.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Crest } from "#ui/print/crest.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./wawata-page.module.css";

export function WawataPage({ list, emblem: emblems }: { list: List; emblem: List }) {
  const { title, wawata } = useDictionary();
  const { items } = list;
  const [emblem] = emblems.items;
  const empty = (
    <EmptyState title={wawata.empty} action={<TextLink to="/">{wawata.backHome}</TextLink>}>
      {wawata.emptyHint}
    </EmptyState>
  );
  return (
    <main id="main" tabIndex={-1}>
      <div className={`stack ${styles.banners}`}>
        <div className={`row gap-5 ${styles.banner} blue`}>
          <Crest className={styles.logo} />
          <div className="shrinks">
            <p className={styles.name}>{title.full}</p>
            <p className="smaller semibold gold-text above-1">{wawata.archdiocese}</p>
          </div>
        </div>
        <KangaBorder variant="column" />
        <div className={`row gap-5 ${styles.banner} ${styles.association} red`}>
          {emblem?.photo ? (
            <EntryPhoto
              entry={emblem}
              otherwise={emblem.name}
              sizes="clamp(3.5rem, 8vw, 8rem)"
              widest={400}
              ratio="1"
              className={styles.logo}
            />
          ) : (
            <BlockPrint name="star" className={styles.logo} />
          )}
          <div className="shrinks">
            <h1 className={styles.name}>{wawata.title}</h1>
            <p className={`smaller semibold above-1 ${styles.line}`}>{wawata.association}</p>
          </div>
        </div>
      </div>
      <Wrap room="around">
        {items.length > 0 && <Paragraph className={`lead ${styles.lead}`}>{wawata.lead}</Paragraph>}
        <PeopleGrid list={list} />
        <ListState list={list} empty={empty} />
        {list.failed && items.length === 0 && empty}
        <ListFoot list={list} more={wawata.more} shown={wawata.shown} />
      </Wrap>
    </main>
  );
}
