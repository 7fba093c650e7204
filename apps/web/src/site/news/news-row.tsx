import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownFileName } from "#platform/words/display-name.ts";
import { NewsCard } from "#site/lists/news-card.tsx";
import { ShareButton } from "#site/share/share-button.tsx";
import { SnapRow } from "#ui/lists/snap-row.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";

const sizes = "(min-width: 62rem) 22rem, (min-width: 29.3rem) 24rem, 82vw";

export function NewsRow({ list, id }: { list: List; id: string }) {
  const { news, gallery, common } = useDictionary();
  return (
    <>
      <SnapRow label={news.list} id={id} data-items data-named>
        {list.items.map((item, index) => (
          <NewsCard
            key={item.id}
            item={item}
            id={item.id}
            as="h2"
            sizes={sizes}
            widest={960}
            eager={list.from + index === 0}
            to={item.path ?? undefined}
            action={<ShareButton title={shownFileName(item, gallery.untitled)} to={item.path ?? "/news"} />}
          />
        ))}
      </SnapRow>
      <WaitingToast message={news.copied} closeLabel={common.close} />
    </>
  );
}
