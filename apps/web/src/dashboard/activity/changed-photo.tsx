import { useQuery } from "@tanstack/react-query";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import styles from "./changed-photo.module.css";

/** Thumbnail of a current or former photo; a sentence replaces a photo that neither storage nor the bin has. */
export function ChangedPhoto({ id }: { id: string }) {
  const { activity } = useDashboardDictionary();
  const { data } = useQuery(useTrpc().files.thumbnail.queryOptions({ id }, { staleTime: Number.POSITIVE_INFINITY }));
  if (data?.url === null) return activity.pictureGone;
  return <img src={data?.url} alt={activity.fields.photo} className={styles.photo} />;
}
