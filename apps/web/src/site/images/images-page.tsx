import { useLoaderDeps, useRouteContext } from "@tanstack/react-router";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { nextShow } from "#platform/data/shown-items.ts";
import { useList } from "#platform/data/use-list.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { More } from "#ui/lists/more.tsx";
import { EditFile } from "./edit-file.tsx";
import { allImages, imagesAddress, imagesList, imagesStep } from "./images-list.ts";
import styles from "./images-page.module.css";
import { ImagesTools } from "./images-tools.tsx";
import { LibraryCard } from "./library-card.tsx";
import { useLoggedIn } from "./use-logged-in.ts";

/** The picture library: every public picture of the site; logged-in users edit them in place. */
export function ImagesPage() {
  const { images } = useDashboardDictionary();
  const { common } = useDictionary();
  const place = useLoaderDeps({ from: "/bare/images" });
  const loadEditor = useRouteContext({ from: "/bare/images", select: (context) => context.loadEditor });
  const list = useList(imagesList(place));
  const loggedIn = useLoggedIn();
  const [editing, setEditing] = useState<string | null>(null);
  const count = useList(allImages).total;
  const { items, total } = list;
  const next = nextShow(list, imagesStep);
  const filtered = place.page !== undefined || place.q !== undefined;
  const { library } = images;
  const lead = loggedIn ? `${library.lead} ${library.leadLoggedIn}` : library.lead;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={library.title} lead={lead} className={styles.head} />
      <Wrap className={styles.list} aria-busy={list.arriving || undefined}>
        <ImagesTools place={place} count={count} />
        {items.length > 0 && (
          <ul className={styles.cards}>
            {items.map((file, index) => (
              <LibraryCard
                key={file.id}
                file={file}
                index={index}
                onEdit={loggedIn ? () => setEditing(file.id) : undefined}
              />
            ))}
          </ul>
        )}
        <ListState
          list={list}
          words={{ ...common, loading: images.loading, failed: images.failed }}
          empty={
            <EmptyState
              title={place.q ? fill(images.noMatch, { query: place.q }) : images.library.empty}
              action={
                filtered ? (
                  <TextLink to={imagesAddress({})}>{images.library.allPages}</TextLink>
                ) : (
                  <TextLink to="/">{common.backHome}</TextLink>
                )
              }
            />
          }
        />
        {total > imagesStep && (
          <More
            to={next ? imagesAddress({ ...place, show: next }) : undefined}
            label={fill(images.more, { count: Math.min(imagesStep, total - items.length) })}
            count={fill(images.shown, { shown: items.length, total })}
          />
        )}
      </Wrap>
      {loggedIn && editing && <EditFile id={editing} load={loadEditor} onClose={() => setEditing(null)} />}
    </main>
  );
}
