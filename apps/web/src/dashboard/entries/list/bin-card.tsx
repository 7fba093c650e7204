import { type BinEntry, binDays } from "@visiga/contracts/bin";
import { fill, formatDay } from "@visiga/i18n/format";
import { Card, CardButton } from "#dashboard/shared/lists/card.tsx";
import type { Selection } from "#dashboard/shared/lists/selection-dock.tsx";
import { ManagedPicture } from "#dashboard/shared/photos/managed-picture.tsx";
import { serverNow } from "#platform/clock/server-clock.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Tag } from "#ui/text/tag.tsx";
import { useBinName } from "./use-bin-actions.ts";

interface BinCardProps {
  entry: BinEntry;
  selection: Selection<BinEntry>;
  onRestore: () => void;
  /** Undefined if the user may not delete permanently. */
  onDelete: (() => void) | undefined;
}

const day = 24 * 60 * 60 * 1000;
/** From this number of remaining days on, the tag is highlighted. */
const fewDays = 3;

export function BinCard({ entry, selection, onRestore, onDelete }: BinCardProps) {
  const { bin, images } = useDashboardDictionary();
  const language = useLanguage();
  const { page, photo, replaced, binnedAt, binnedBy, expiresAt } = entry;
  const name = useBinName()(entry);
  const left = Math.ceil((Date.parse(expiresAt) - serverNow().getTime()) / day);
  // The server's clock is read to the second, so an entry of this second would have a day too many.
  const count = Math.min(binDays, Math.max(0, left));
  const about = [
    page && images.pages[page],
    fill(replaced ? bin.replaced : bin.binned, { day: formatDay(binnedAt, language) }),
    binnedBy,
  ];
  return (
    <Card
      select={{ selection, item: entry, name }}
      picture={<ManagedPicture photo={photo} shown={false} alt="" sizes="20rem" />}
      foot={
        <>
          <CardButton icon="restore" label={fill(bin.restoreOne, { name })} onClick={onRestore}>
            {bin.restore}
          </CardButton>
          {onDelete && (
            <CardButton icon="delete" tone="del" label={fill(bin.deleteForGoodOne, { name })} onClick={onDelete} />
          )}
        </>
      }
    >
      <p className="below-2">
        <Tag tone={count <= fewDays ? "bad" : "plain"}>
          {fill(count === 1 ? bin.daysLeftOne : bin.daysLeftMany, { count })}
        </Tag>
      </p>
      <h2>{name}</h2>
      <p className="small mute breaks">{about.filter(Boolean).join("\u00a0· ")}</p>
    </Card>
  );
}
