import { useList } from "#platform/data/use-list.ts";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { seminarianList } from "#site/lists/page-lists.ts";
import { PlateCard, Plates } from "#ui/layout/plate.tsx";
import { RetryNotice } from "#ui/lists/retry-notice.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { LoadingStar } from "#ui/text/loading-star.tsx";
import { type Level, ofLevel } from "./of-level.ts";
import styles from "./seminarian-pictures.module.css";

const sizes = "(min-width: 62rem) 24vw, (min-width: 36rem) 46vw, 92vw";

/** A picture of the project's own. */
interface StandIn {
  picture: DescribedPicture;
  title: string;
}

interface SeminarianPicturesProps {
  level: Level;
  /** What the pictures show, for screen readers. */
  title: string;
  /** Shown while there is no record of the level. */
  standIns: readonly StandIn[];
}

/** Our students as the records of page SEMINARIAN show them; where there are none, the project's artwork. */
export function SeminarianPictures({ level, title, standIns }: SeminarianPicturesProps) {
  const { artwork, common, frame, gallery } = useDictionary();
  const list = useList(seminarianList);
  const items = ofLevel(list.items, level);

  const photos = items.map(({ id, photo, focal, alt, name, description }, index) => {
    const fallback = standIns[index % standIns.length]?.picture;
    const picture = <Picture photo={photo} focal={focal} fallback={fallback} alt={alt ?? ""} sizes={sizes} />;
    return (
      <PlateCard key={id} picture={picture} title={shownName(name, gallery.untitled)}>
        {description}
      </PlateCard>
    );
  });
  const drawings = standIns.map(({ picture: name, title }) => {
    const picture = <Picture photo={null} fallback={name} alt={artwork[name]} sizes={sizes} />;
    return (
      <PlateCard key={name} picture={picture} title={title}>
        {frame.samplePicture}
      </PlateCard>
    );
  });

  return (
    <section>
      <h2 className="visually-hidden">{title}</h2>
      {list.loading ? (
        <LoadingStar>{common.loading}</LoadingStar>
      ) : (
        <Plates>{photos.length > 0 ? photos : drawings}</Plates>
      )}
      {list.failed && (
        <RetryNotice title={common.listFailed} retryLabel={common.retry} onRetry={list.retry} className={styles.notice}>
          {common.listFailedHint}
        </RetryNotice>
      )}
    </section>
  );
}
