import type { FileRecord } from "@visiga/contracts/files";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Picture } from "#ui/media/picture.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Crest } from "#ui/print/crest.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import styles from "./wawata-banners.module.css";

/** The banners of the school and of the association, joined by the printed edge. */
export function WawataBanners({ emblem }: { emblem: FileRecord | undefined }) {
  const { title, wawata } = useDictionary();
  return (
    <div className={styles.banners}>
      <div className={`${styles.banner} blue`}>
        <Crest className={styles.logo} />
        <div>
          <p className={styles.name}>{title.full}</p>
          <p className={styles.line}>{wawata.archdiocese}</p>
        </div>
      </div>
      <KangaBorder variant="column" />
      <div className={`${styles.banner} ${styles.association} red`}>
        {emblem?.photo ? (
          <Picture
            photo={emblem.photo}
            focal={emblem.focal}
            alt={emblem.alt ?? emblem.name}
            sizes="clamp(3.5rem, 8vw, 8rem)"
            widest={400}
            ratio="1"
            className={styles.logo}
          />
        ) : (
          <BlockPrint name="star" className={styles.logo} />
        )}
        <div>
          <h1 className={styles.name}>{wawata.title}</h1>
          <p className={styles.line}>{wawata.association}</p>
        </div>
      </div>
    </div>
  );
}
