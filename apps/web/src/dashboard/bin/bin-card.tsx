import type { BinEntry } from "@visiga/contracts/bin";
import { fill, formatDay } from "@visiga/i18n/format";
import { Card, CardButton, CardWordButton } from "#dashboard/kit/lists/card.tsx";
import { ManagedPicture } from "#dashboard/kit/photos/managed-picture.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Tag } from "#ui/text/tag.tsx";
import styles from "./bin-card.module.css";
import { binName } from "./bin-name.ts";

interface BinCardProps {
  entry: BinEntry;
  onRestore: () => void;
  /** Absent for who may not delete for good. */
  onDelete: (() => void) | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** Days left from which on the tag stands out. */
const fewDays = 3;

/** One binned entry with the days left to restore it. */
export function BinCard({ entry, onRestore, onDelete }: BinCardProps) {
  const words = useDashboardDictionary();
  const dictionary = useDictionary();
  const { bin, images, dashboard } = words;
  const language = useLanguage();
  const { kind, page, photo, replaced, binnedAt, binnedBy, expiresAt } = entry;
  const name = binName(entry, words, dictionary);
  const count = Math.max(0, Math.ceil((Date.parse(expiresAt) - Date.now()) / day));
  const place = kind === "site" ? dashboard.tabs.site : page && images.pages[page];
  const about = [place, fill(replaced ? bin.replaced : bin.binned, { day: formatDay(binnedAt, language) }), binnedBy];
  return (
    <Card
      picture={kind === "picture" && <ManagedPicture photo={photo} shown={false} alt="" sizes="20rem" />}
      foot={
        <>
          <CardWordButton icon="restore" label={fill(bin.restoreOne, { name })} onClick={onRestore}>
            {bin.restore}
          </CardWordButton>
          {onDelete && (
            <CardButton icon="delete" tone="del" label={fill(bin.deleteForGoodOne, { name })} onClick={onDelete} />
          )}
        </>
      }
    >
      <p className={styles.tags}>
        <Tag tone={count <= fewDays ? "bad" : "plain"}>
          {fill(count === 1 ? bin.daysLeftOne : bin.daysLeftMany, { count })}
        </Tag>
      </p>
      <h2>{name}</h2>
      <p className={styles.about}>{about.filter(Boolean).join(" · ")}</p>
    </Card>
  );
}
