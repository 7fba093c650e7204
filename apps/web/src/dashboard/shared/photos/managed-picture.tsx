import { useQuery } from "@tanstack/react-query";
import type { Photo } from "@visiga/contracts/files";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { classNames } from "#ui/class-names.ts";
import { Picture } from "#ui/media/picture.tsx";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./managed-picture.module.css";

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
  return <Picture photo={photo} alt={alt} ratio="4 / 3" sizes={sizes} className={pictureClass} />;
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
