import { formatDay } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";
import { ShareButton } from "#site/share/share-button.tsx";
import { NewsCard } from "#ui/lists/news-card.tsx";
import { SnapRow } from "#ui/lists/snap-row.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";

const sizes = "(min-width: 62rem) 22rem, (min-width: 29.3rem) 24rem, 82vw";

/** The news as cards, newest first. Each has an id for links. */
export function NewsRow({ list, id }: { list: List; id: string }) {
  const t = useDictionary();
  const language = useLanguage();
  return (
    <>
      <SnapRow label={t.news.list} id={id} data-items data-named>
        {list.items.map((item, index) => {
          const title = shownFileName(item, t.gallery.untitled);
          return (
            <NewsCard
              key={item.id}
              id={item.id}
              as="h2"
              picture={
                item.photo && (
                  <Picture
                    photo={item.photo}
                    focal={item.focal}
                    alt={item.alt ?? ""}
                    sizes={sizes}
                    widest={960}
                    eager={list.from + index === 0}
                  />
                )
              }
              dateTime={item.date}
              date={formatDay(item.date, language)}
              title={title}
              to={item.path ?? undefined}
              author={item.name}
              action={<ShareButton title={title} to={item.path ?? "/news"} />}
            >
              {item.description}
            </NewsCard>
          );
        })}
      </SnapRow>
      <WaitingToast message={t.news.copied} closeLabel={t.common.close} />
    </>
  );
}
