import type { FileRecord } from "@visiga/contracts/files";
import { fill } from "@visiga/i18n/format";
import { byteWords } from "../../../platform/byte-words.ts";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { useLanguage } from "../../../platform/dictionary.ts";
import { photoWeight } from "../../../platform/photo-weight.ts";
import { MotifTile } from "../../../ui/motif-tile.tsx";
import { Picture } from "../../../ui/picture.tsx";
import { Card, CardButton } from "../cards/card.tsx";
import styles from "./file-card.module.css";

interface FileCardProps {
  record: FileRecord;
  onEdit: () => void;
  onDelete: () => void;
}

/** A record as the dashboard shows it. Drawn in a browser only, so that its time is in that browser’s own format. */
export function FileCard({ record, onEdit, onDelete }: FileCardProps) {
  const { card, pages, weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const { photo, createdAt, description } = record;
  const name = record.name.trim() || card.untitled;
  const about = [record.title, pages[record.page], photo && byteWords(photoWeight(photo), weight, language)];
  return (
    <Card
      picture={
        photo ? (
          <Picture
            photo={photo}
            alt=""
            ratio="4 / 3"
            sizes="(min-width: 36rem) 20rem, 100vw"
            className={styles.picture}
          />
        ) : (
          <MotifTile motif="star" className={styles.none} />
        )
      }
      foot={
        <>
          <time dateTime={createdAt}>{new Date(createdAt).toLocaleString()}</time>
          <CardButton icon="edit" label={fill(card.editOne, { name })} onClick={onEdit} />
          <CardButton icon="delete" tone="del" label={fill(card.deleteOne, { name })} onClick={onDelete} />
        </>
      }
    >
      <h2>{name}</h2>
      <p className={styles.about}>{about.filter(Boolean).join(" · ")}</p>
      {description && <p className={styles.description}>{description}</p>}
    </Card>
  );
}
