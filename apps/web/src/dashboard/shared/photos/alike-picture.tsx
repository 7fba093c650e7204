import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useFileWords } from "#dashboard/shared/words/file-words.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import styles from "./alike-picture.module.css";
import { HiddenPicture } from "./managed-picture.tsx";

interface AlikePictureProps {
  fingerprint: string | null | undefined;
  except?: string | undefined;
}

/** Says that a picture is here already, with the stored one. `except` is the file that the picture is for. */
export function AlikePicture({ fingerprint, except }: AlikePictureProps) {
  const { alike, pages } = useDashboardDictionary().images;
  const { nameOf } = useFileWords();
  const query = useTrpc().files.alike.queryOptions(
    { fingerprint: fingerprint ?? "" },
    { enabled: Boolean(fingerprint) },
  );
  const file = useQuery(query).data?.items.find(({ id }) => id !== except);
  if (!file?.photo) return null;
  return (
    <p className={styles.alike}>
      <HiddenPicture photo={file.photo} alt="" className={styles.picture} />
      <span>
        <b>{alike.here}</b> {fill(alike.name, { name: nameOf(file), page: pages[file.page] })}
      </span>
    </p>
  );
}
