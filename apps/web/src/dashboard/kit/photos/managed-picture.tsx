import { useQuery } from "@tanstack/react-query";
import type { Photo } from "@visiga/contracts/files";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { classNames } from "#ui/class-names.ts";
import { Picture } from "#ui/media/picture.tsx";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./managed-picture.module.css";

interface ManagedPictureProps {
  photo: Photo | null;
  /** Whether visitors see it; what they do not see has no address of its own. */
  shown: boolean;
  alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  sizes: string;
  className?: string | undefined;
}

/** A picture as those see it who look after it, hidden or not; a motif where there is none. Four wide, three high. */
export function ManagedPicture({ photo, shown, alt, sizes, className }: ManagedPictureProps) {
  const looks = classNames(styles.picture, className);
  if (!photo) return <MotifTile motif="star" className={classNames(styles.none, className)} />;
  if (!shown) return <HiddenPicture photo={photo} alt={alt} className={looks} />;
  return <Picture photo={photo} alt={alt} ratio="4 / 3" sizes={sizes} className={looks} />;
}

/** A small copy of a picture that visitors do not see; blurred until it has come. */
function HiddenPicture({ photo, alt, className }: { photo: Photo; alt: string; className?: string }) {
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
