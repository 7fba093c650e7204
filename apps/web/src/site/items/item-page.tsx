import type { EntryRecord, ItemRecord } from "@visiga/contracts/entries";
import { linesOf } from "@visiga/contracts/formatted-text";
import { itemPaths, type ItemPage as PageOfItem } from "@visiga/contracts/item-pages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { useOrigin } from "#platform/document/root.tsx";
import { newsArticle } from "#platform/document/school-data.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { authorOf, displayName, shownEntryName } from "#platform/words/display-name.ts";
import { FullSize, GalleryTiles } from "#site/lists/gallery-tiles.tsx";
import { RemovalLink } from "#site/removal/removal-link.tsx";
import { ShareButton } from "#site/share/share.tsx";
import { classNames } from "#ui/class-names.ts";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import fold from "#ui/controls/fold.module.css";
import { TextLink } from "#ui/controls/text-link.tsx";
import { SectionHead, Wrap } from "#ui/layout/section.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import { Prose } from "#ui/text/prose.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import { WaitingWords } from "#ui/text/waiting-words.tsx";
import { FormattedText } from "./formatted-text.tsx";
import { ItemNeighbours, type Neighbours } from "./item-neighbours.tsx";
import styles from "./item-page.module.css";

const sizes = "(min-width: 90rem) 40.5rem, (min-width: 36rem) 46vw, 92vw";
const wideSizes = "(min-width: 90rem) 54rem, (min-width: 62rem) 61vw, 92vw";

interface ItemPageProps {
  entry: ItemRecord;
  /** Null on a page without an album. */
  album: List | null;
  neighbours: Neighbours;
  page: PageOfItem;
}

export function ItemPage({ entry, album, neighbours, page }: ItemPageProps) {
  const t = useDictionary();
  const language = useLanguage();
  const origin = useOrigin();
  const saver = useSaver();
  const title = shownEntryName(entry, t.gallery.untitled);
  const { photo, description, text, date, path } = entry;
  return (
    <main id="main" tabIndex={-1}>
      <Wrap room="around">
        <article>
          <SectionHead as="h1" title={title} lead={note(entry, page)} />
          <div
            className={classNames("stack above-6", styles.item, photo && photo.width >= photo.height && styles.wide)}
          >
            {photo && (
              <EntryPhoto
                entry={entry}
                otherwise={title}
                sizes={photo.width >= photo.height ? wideSizes : sizes}
                eager
              />
            )}
            <Prose>
              {page !== "ALUMNI" && (
                <p>
                  <time dateTime={date}>{formatDay(date, language)}</time>
                </p>
              )}
              {text ? (
                <FormattedText lines={text} />
              ) : (
                linesOf(description ?? "").map((line) => <p key={line}>{line}</p>)
              )}
            </Prose>
          </div>
          <Actions>
            <ShareButton title={title} to={path ?? itemPaths[page]} />
            <TextLink to={itemPaths[page]}>{allOf(page, t)}</TextLink>
            {photo && <RemovalLink entry={entry.id} />}
            {!saver && (
              <template data-edit-link>
                <ButtonLink to={`/dashboard?page=${page}&edit=${entry.id}`} size="row" data-edit-page>
                  <WaitingWords>{t.navbar.editPage}</WaitingWords>
                </ButtonLink>
              </template>
            )}
          </Actions>
          <WaitingToast message={t.common.copied} closeLabel={t.common.close} />
        </article>
        {album && <Album list={album} />}
        <ItemNeighbours {...neighbours} page={page} />
      </Wrap>
      {page === "NEWS" && (
        <StructuredData data={{ "@context": "https://schema.org", ...newsArticle(entry, t, origin) }} />
      )}
    </main>
  );
}

/** How many pictures are shown before the others are unfolded. */
const firstPictures = 12;

/** The pictures of a news item. */
function Album({ list }: { list: List }) {
  const { news, gallery } = useDictionary();
  const { album } = news;
  const { untitled } = gallery;
  if (list.items.length === 0) return null;
  const captions = albumCaptions(list.items.map(({ name }) => displayName(name, untitled)));
  const part = (from: number, to?: number) => ({
    list: { ...list, items: list.items.slice(from, to), from },
    captions: captions.slice(from, to),
  });
  const more = list.items.length - firstPictures;
  return (
    <section className="above-6" aria-labelledby="album">
      <h2 id="album" className="below-4">
        {album.title}
      </h2>
      <GalleryTiles {...part(0, firstPictures)} />
      {more > 0 && (
        <details className={`${fold.fold} ${styles.more}`}>
          <summary>{fill(album.more, { count: more })}</summary>
          <GalleryTiles {...part(firstPictures)} />
        </details>
      )}
      <FullSize />
    </section>
  );
}

/** The names without the numbers that the upload of many pictures has given them. */
function albumCaptions(names: readonly string[]): string[] {
  const stems = names.map((name) => name.replace(/\s+\d{1,3}$/, ""));
  return names.map((name, index) => {
    const stem = stems[index] ?? name;
    return stems.indexOf(stem) === stems.lastIndexOf(stem) ? name : stem;
  });
}

/** The line beside the title: the author of news, the title of a former student. */
const note = (entry: EntryRecord, page: PageOfItem): string | undefined =>
  ({ NEWS: authorOf(entry), ALUMNI: entry.title.trim(), GALLERY: "" })[page] || undefined;

const allOf = (page: PageOfItem, { home, alumni }: PublicDictionary): string =>
  ({ NEWS: home.news.all, GALLERY: home.gallery.all, ALUMNI: alumni.all })[page];
