import { type EntryRecord, mediaPath, type Photo, photoWeight } from "@visiga/contracts/entries";
import { removalPath } from "@visiga/contracts/public-paths";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { useDictionary } from "#platform/words/dictionary.ts";
import { shownEntryName } from "#platform/words/display-name.ts";
import { useFormatBytes } from "#platform/words/format-bytes.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton, IconLink } from "#ui/controls/icon-button.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { MotifTile, motifAt } from "#ui/print/block-print.tsx";
import styles from "./library-card.module.css";

const sizes = "(min-width: 90rem) 19.75rem, (min-width: 62rem) 23vw, (min-width: 36rem) 46vw, 43vw";

const largest = ({ id, sources }: Photo): string => mediaPath(id, sources.at(-1)?.width ?? 0);

interface LibraryCardProps {
  entry: EntryRecord;
  /** Index in the grid, which selects the motif shown without a photo. */
  index: number;
  t: DashboardDictionary["images"];
}

export function LibraryCard({ entry, index, t }: LibraryCardProps) {
  const { card, library, pages } = t;
  const { removal } = useDictionary();
  const formatBytes = useFormatBytes();
  const { photo, page } = entry;
  const name = shownEntryName(entry, card.untitled);
  const saver = useSaver();
  const bytes = photo ? formatBytes(photoWeight(photo)) : card.noPicture;
  // With data saver the picture's box shows the bytes, because it loads another variant.
  const about = photo && saver ? [pages[page]] : [pages[page], bytes];
  return (
    <li className="paper column shrinks">
      {photo ? (
        <EntryPhoto entry={entry} ratio="4 / 3" sizes={sizes} widest={640} eager={index === 0} />
      ) : (
        <MotifTile motif={motifAt(index)} className={styles.motif} />
      )}
      <div className={styles.words}>
        <h2>{name}</h2>
        <p className="small mute">{about.join("\u00a0· ")}</p>
      </div>
      <div className={`row mute ${styles.foot}`}>
        {photo && <span>{fill(library.size, { width: photo.width, height: photo.height })}</span>}
        {photo && (
          <IconLink
            to={largest(photo)}
            download
            icon="download"
            label={fill(library.downloadOne, { name })}
            title={library.download}
            className={styles.control}
          />
        )}
        {photo && (
          <IconLink
            to={`${removalPath}?file=${entry.id}`}
            rel="nofollow"
            icon="flag"
            label={fill(removal.linkOne, { name })}
            title={removal.link}
            className={styles.control}
          />
        )}
        <IconButton
          icon="edit"
          label={fill(card.editOne, { name })}
          title={card.edit}
          className={classNames(styles.control, styles.edit)}
          data-edit={entry.id}
        />
      </div>
    </li>
  );
}
