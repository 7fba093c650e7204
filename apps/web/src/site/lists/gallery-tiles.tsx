import { categoryKey, type EntryRecord, galleryCategory } from "@visiga/contracts/entries";
import type { Language } from "@visiga/contracts/languages";
import type { PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatDay } from "@visiga/i18n/format";
import { Fragment } from "react";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { RemovalLink } from "#site/removal/removal-link.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";
import { WithScript } from "#ui/media/with-script.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import styles from "./gallery-tiles.module.css";
import { newYears, YearItem, yearOf } from "./years.tsx";

interface GalleryTilesProps {
  list: List;
  /** Whether years stand above their pictures. */
  years?: boolean;
  /** The captions of the pictures; default: their names. */
  captions?: readonly string[];
}

/** The grid of pictures. A tile links to its picture’s page; with script it opens the picture at full size. */
export function GalleryTiles({ list, years, captions }: GalleryTilesProps) {
  const { gallery } = useDictionary();
  const language = useLanguage();
  if (list.items.length === 0) return null;
  const shownYears = years ? newYears(list, yearOf) : [];
  return (
    <Tiles data-items={list.total}>
      {list.items.map((entry, index) => {
        const { id, path, alt } = entry;
        const name = displayName(entry.name, gallery.untitled);
        const year = shownYears[index];
        return (
          <Fragment key={id}>
            {year && <YearItem year={year} />}
            <PictureTile
              id={id}
              to={path ?? `#${id}`}
              entry={entry}
              name={captions?.[index] ?? name}
              index={list.from + index}
              eager={list.from + index === 0}
              aria-label={fill(gallery.fullSize.open, { name })}
              data-alt={alt ?? undefined}
              data-about={about(entry, gallery, language)}
            />
          </Fragment>
        );
      })}
    </Tiles>
  );
}

/** Text below the full-size picture: category, day, description. */
function about(entry: EntryRecord, { categories }: PublicDictionary["gallery"], language: Language): string {
  const category = galleryCategory(entry.title);
  const parts = [category && categories[categoryKey(category)], formatDay(entry.date, language), entry.description];
  return parts.filter(Boolean).join(" · ");
}

/** A picture over the full window. `behaviour/` opens it and fills it from the tile of the picture. */
export function FullSize() {
  const { gallery, common } = useDictionary();
  const { fullSize } = gallery;
  return (
    <WithScript>
      <dialog className={styles.view} aria-label={fullSize.label} data-full-size>
        <div className={styles.sheet}>
          <div className={`row gap-3 ${styles.top}`}>
            <b className="semibold tabular push" data-position={fullSize.position} />
            <IconButton icon="share" label={common.share} className={styles.control} data-share />
            <IconButton icon="close" label={fullSize.close} className={styles.control} data-close />
          </div>
          <div className={styles.stage} data-stage />
          <div className={`night row wraps apart gap-3 ${styles.foot}`}>
            <div className={styles.words} aria-live="polite" data-words>
              <h2>{fullSize.label}</h2>
              <p className="smaller mute-on-dark breaks" />
              <RemovalLink />
            </div>
            <IconButton icon="previous" label={fullSize.previous} className={styles.control} data-turn="-1" />
            <IconButton icon="next" label={fullSize.next} className={styles.control} data-turn="1" />
          </div>
        </div>
        <WaitingToast message={common.copied} closeLabel={common.close} />
      </dialog>
    </WithScript>
  );
}
