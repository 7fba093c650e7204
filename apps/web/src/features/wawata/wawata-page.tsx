import { useLoaderDeps } from "@tanstack/react-router";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "../../platform/dictionary.ts";
import { nextShow } from "../../platform/shown-items.ts";
import { useList } from "../../platform/use-list.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ListState } from "../../ui/list-state.tsx";
import { More } from "../../ui/more.tsx";
import { PeopleGrid, PersonCard } from "../../ui/people-grid.tsx";
import { Wrap } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { WawataBanners } from "./wawata-banners.tsx";
import { wawataList, wawataStep } from "./wawata-list.ts";
import styles from "./wawata-page.module.css";

export function WawataPage() {
  const { wawata, common, gallery } = useDictionary();
  const list = useList(wawataList(useLoaderDeps({ from: "/site/wawata" })));
  const { items, total } = list;
  const next = nextShow(list, wawataStep);
  const empty = (
    <EmptyState title={wawata.empty} action={<TextLink to="/">{wawata.backHome}</TextLink>}>
      {wawata.emptyHint}
    </EmptyState>
  );
  return (
    <main id="main" tabIndex={-1}>
      <WawataBanners />
      <Wrap className={styles.list}>
        {items.length > 0 && (
          <>
            <p className={styles.lead}>{wawata.lead}</p>
            <PeopleGrid busy={list.arriving}>
              {items.map(({ id, photo, focal, alt, name, description }, index) => (
                <PersonCard
                  key={id}
                  photo={photo}
                  focal={focal}
                  alt={alt}
                  index={index}
                  name={name.trim() || gallery.untitled}
                >
                  {description}
                </PersonCard>
              ))}
            </PeopleGrid>
          </>
        )}
        <ListState
          list={list}
          words={{ ...common, loading: wawata.loading, failed: common.listFailed }}
          empty={empty}
        />
        {list.failed && items.length === 0 && empty}
        {total > wawataStep && (
          <More
            to={next ? `?show=${next}` : undefined}
            label={fill(wawata.more, { count: Math.min(wawataStep, total - items.length) })}
            count={fill(wawata.shown, { shown: items.length, total })}
          />
        )}
      </Wrap>
    </main>
  );
}
