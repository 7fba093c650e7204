import { useQuery } from "@tanstack/react-query";
import type { Photo } from "@visiga/contracts/entries";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import { useEntryWords } from "#dashboard/shared/words/entry-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Picture } from "#ui/media/picture.tsx";
import { MotifTile } from "#ui/print/block-print.tsx";
import styles from "./managed-picture.module.css";
import type { PreparedPicture } from "./prepare-picture.ts";

interface HiddenPictureProps {
  photo: Photo;
  alt: string;
  className?: string | undefined;
}

interface ManagedPictureProps extends Omit<HiddenPictureProps, "photo"> {
  photo: Photo | null;
  /** Whether visitors see it; a hidden photo has no public URL. */
  shown: boolean;
  sizes: string;
}

/** Admin view of a photo, hidden or not, at 4:3; a motif if there is no photo. */
export function ManagedPicture({ photo, shown, alt, sizes, className }: ManagedPictureProps) {
  const pictureClass = classNames(styles.picture, className);
  if (!photo) return <MotifTile motif="star" className={classNames(styles.none, className)} />;
  if (!shown) return <HiddenPicture photo={photo} alt={alt} className={pictureClass} />;
  return <Picture photo={photo} alt={alt} ratio="4 / 3" sizes={sizes} widest={640} className={pictureClass} />;
}

/** Thumbnail of a photo that visitors do not see; a placeholder until it has loaded. */
export function HiddenPicture({ photo, alt, className }: HiddenPictureProps) {
  const thumbnail = useTrpc().files.thumbnail.queryOptions({ id: photo.id }, { staleTime: Number.POSITIVE_INFINITY });
  const { data } = useQuery(thumbnail);
  return (
    <img
      src={data?.url ?? photo.placeholder}
      alt={alt}
      width={photo.width}
      height={photo.height}
      className={className}
      style={{ backgroundColor: photo.color }}
    />
  );
}

interface AlikePairProps {
  /** Data URL. */
  mine: string;
  other: ReactNode;
  children: ReactNode;
}

/** Asks whether two pictures that look alike, which stand beside each other, show the same. */
function AlikePair({ mine, other, children }: AlikePairProps) {
  const { alike } = useDashboardDictionary().images;
  return (
    <div className={`row wraps small gap-2 above-2 ${styles.alike}`}>
      <img src={mine} alt="" className={styles.compared} />
      {other}
      <p>
        <b>{alike.question}</b> {children}
      </p>
    </div>
  );
}

export const ChosenPair = ({ mine, other }: Record<"mine" | "other", string>) => (
  <AlikePair mine={mine} other={<img src={other} alt="" className={styles.compared} />}>
    {useDashboardDictionary().images.alike.chosen}
  </AlikePair>
);

interface AlikePictureProps {
  picture: (Pick<PreparedPicture, "thumbnail"> & { readonly fingerprint?: string | null }) | undefined;
  except?: string | undefined;
}

/** Asks whether a picture is here already, with the stored one. `except` is the entry that the picture is for. */
export function AlikePicture({ picture, except }: AlikePictureProps) {
  const { alike, pages } = useDashboardDictionary().images;
  const { fingerprint, thumbnail } = picture ?? {};
  const { nameOf } = useEntryWords();
  const query = useTrpc().files.alike.queryOptions(
    { fingerprint: fingerprint ?? "" },
    { enabled: Boolean(fingerprint) },
  );
  const entry = useQuery(query).data?.items.find(({ id }) => id !== except);
  if (!entry?.photo || !thumbnail) return null;
  return (
    <AlikePair mine={thumbnail} other={<HiddenPicture photo={entry.photo} alt="" className={styles.compared} />}>
      {fill(alike.stored, { name: nameOf(entry), page: pages[entry.page] })}
    </AlikePair>
  );
}
