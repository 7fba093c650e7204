import { listStep } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { shownCount } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { PeopleGrid, PersonCard } from "#ui/lists/people-grid.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import { WawataBanners } from "./wawata-banners.tsx";
import styles from "./wawata-page.module.css";

interface WawataPageProps {
  list: List;
  /** At most one file, titled EMBLEM. */
  emblem: List;
}

export function WawataPage({ list, emblem }: WawataPageProps) {
  const { wawata, common, gallery } = useDictionary();
  const { items, total } = list;
  const empty = (
    <EmptyState title={wawata.empty} action={<TextLink to="/">{wawata.backHome}</TextLink>}>
      {wawata.emptyHint}
    </EmptyState>
  );
  return (
    <main id="main" tabIndex={-1}>
      <WawataBanners emblem={emblem.items[0]} />
      <Wrap className={styles.list}>
        {items.length > 0 && (
          <>
            <Paragraph className={styles.lead}>{wawata.lead}</Paragraph>
            <PeopleGrid data-items>
              {items.map(({ id, photo, focal, alt, name, description }, index) => (
                <PersonCard
                  key={id}
                  photo={photo}
                  focal={focal}
                  alt={alt}
                  index={list.from + index}
                  name={displayName(name, gallery.untitled)}
                >
                  {description}
                </PersonCard>
              ))}
            </PeopleGrid>
          </>
        )}
        <ListState list={list} words={{ ...common, failed: common.listFailed }} empty={empty} />
        {list.failed && items.length === 0 && empty}
        <ListFoot
          list={list}
          step={listStep}
          address={(show) => `?show=${show}`}
          label={fill(wawata.more, { count: Math.min(listStep, total - shownCount(list)) })}
          count={fill(wawata.shown, { shown: shownCount(list), total })}
          failed={common.listFailed}
        />
      </Wrap>
    </main>
  );
}
