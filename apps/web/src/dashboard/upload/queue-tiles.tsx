import { differingBits, maxDifferingBits } from "@visiga/contracts/picture-fingerprint";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { AlikePicture, ChosenPair } from "#dashboard/shared/photos/managed-picture.tsx";
import { filterOf } from "#dashboard/shared/place/entries-search.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { MotifTile } from "#ui/print/block-print.tsx";
import { removeItem, removeItems, retryFailed, setPaused } from "./queue/queue-commands.ts";
import { canRetry, isChosen, isHeld, isStored, isUnderWay, type UploadItem } from "./queue/upload-item.ts";
import styles from "./queue-tiles.module.css";
import { useUploads } from "./uploads.tsx";

const step = 50;

/** The pictures of the queue in the order in which they were chosen. */
interface QueueTilesProps {
  items: readonly UploadItem[];
  names: ReadonlyMap<string, string>;
  /** In one row, which scrolls sideways. */
  strip?: boolean;
}

export function QueueTiles({ items, names, strip }: QueueTilesProps) {
  const { images } = useDashboardDictionary();
  const [shown, setShown] = useState(step);
  const left = items.length - shown;
  return (
    <>
      <ul className={classNames("gap-3 above-3", strip ? styles.strip : styles.tiles)} aria-label={images.upload.queue}>
        {items.slice(0, shown).map((item) => (
          <QueueTile
            key={item.id}
            item={item}
            before={alikeBefore(item, items)}
            held={isHeld(item, items)}
            name={item.fields?.name ?? names.get(item.id) ?? item.fileName}
          />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="line" size="row" onClick={() => setShown(shown + step)}>
          {fill(images.more, { count: Math.min(step, left) })}
        </Button>
      )}
    </>
  );
}

interface QueueTileProps {
  item: UploadItem;
  name: string;
  /** A picture before it in the queue that is the same file or looks alike. */
  before: UploadItem | undefined;
  /** News that waits for a failed picture. */
  held: boolean;
}

const isSame = (one: UploadItem, other: UploadItem | undefined) => Boolean(one.digest) && one.digest === other?.digest;

const looksAlike = ({ fingerprint: one }: UploadItem, { fingerprint: other }: UploadItem): boolean =>
  Boolean(one && other) && differingBits(one ?? "", other ?? "") <= maxDifferingBits;

function alikeBefore(item: UploadItem, items: readonly UploadItem[]): UploadItem | undefined {
  const before = items.filter(({ place }) => place < item.place);
  return before.find((other) => isSame(item, other)) ?? before.find((other) => looksAlike(item, other));
}

function QueueTile({ item, name, before, held }: QueueTileProps) {
  const { images, dashboard } = useDashboardDictionary();
  const { queue, state } = useUploads();
  const showToast = useToast();
  const t = images.upload;
  const sending = state.sending?.id === item.id ? state.sending : null;
  const percent = sending && Math.round(sending.part * 100);
  const bad = item.state === "failed" || held || cannotBeShown(item);

  const remove = async () => {
    const putBack = await removeItem(queue, item);
    showToast(fill(t.takenOut, { name }), () => void putBack());
  };

  return (
    <li className={classNames("breaks", styles.tile, bad && `stack gap-3 ${styles.bad}`)}>
      {item.thumbnail ? <img src={item.thumbnail} alt="" /> : <MotifTile motif="star" className={styles.none} />}
      <div className="shrinks">
        <b className="block caption" title={item.fileName}>
          {name}
        </b>
        <p className={classNames("caption tabular", bad && "red-text")}>
          {percent === null ? t.states[stateWord(item, state.paused)] : fill(dashboard.percent, { percent })}
        </p>
        <Problem item={item} name={name} held={held} />
        {canRetry(item) && (
          <IconButton
            icon="retry"
            label={fill(t.retryOne, { name })}
            title={fill(t.retryOne, { name })}
            onClick={() => void retryFailed(queue, item.id)}
          />
        )}
      </div>
      {item.state !== "stored" && (
        <IconButton
          icon="close"
          className={styles.remove}
          label={fill(t.takeOut, { name })}
          title={fill(t.takeOut, { name })}
          onClick={() => void remove()}
        />
      )}
      {isChosen(item) && <Alike item={item} before={before} />}
    </li>
  );
}

function Alike({ item, before }: Pick<QueueTileProps, "item" | "before">) {
  const { twice } = useDashboardDictionary().images.alike;
  if (isSame(item, before)) return <small className="red-text">{twice}</small>;
  if (before?.thumbnail && item.thumbnail) return <ChosenPair mine={item.thumbnail} other={before.thumbnail} />;
  return <AlikePicture picture={item} />;
}

function Problem({ item, name, held }: Omit<QueueTileProps, "before">) {
  const { failure, fileName } = item;
  const { images, errors } = useDashboardDictionary();
  const reason = failure?.proxy
    ? errors.proxy[failure.proxy]
    : failure
      ? failure.issue
        ? errors.issue[failure.issue]
        : errors.failure[failure.code]
      : held
        ? images.upload.newsHeld
        : cannotBeShown(item) && images.upload.unopened;
  if (!reason) return null;
  return <p className="smaller">{name === fileName ? reason : `${fileName} · ${reason}`}</p>;
}

const cannotBeShown = (item: UploadItem): boolean => item.unopened === true && isChosen(item);

function stateWord(item: UploadItem, paused: boolean) {
  if (item.state === "stored" && item.hidden) return "hidden";
  if (item.state !== "waiting") return item.state;
  if (isChosen(item)) return item.unopened ? "unopened" : "ready";
  return paused ? "paused" : "waiting";
}

/** What can be done with the queue. The button that starts it submits the form of the batch. */
export function QueueActions({ items, chosen }: { items: readonly UploadItem[]; chosen: number }) {
  const { images } = useDashboardDictionary();
  const { queue, state } = useUploads();
  const { paused } = state;
  const [asking, setAsking] = useState(false);
  const t = images.upload;
  const failed = items.filter(canRetry).length;
  const underWay = items.some(isUnderWay);
  const stored = items.filter(isStored);
  const allStored = stored.length === items.length;
  const page = stored.at(-1)?.fields?.page;
  return (
    <div className="wraps gap-3 above-5">
      {chosen > 0 && (
        <Button type="submit" icon="upload">
          {chosen === 1 ? t.sendOne : fill(t.send, { count: chosen })}
        </Button>
      )}
      {failed > 0 && (
        <Button icon="retry" variant={chosen > 0 ? "line" : "main"} onClick={() => void retryFailed(queue)}>
          {fill(t.retryFailed, { count: failed })}
        </Button>
      )}
      {underWay && (
        <Button
          icon={paused ? "play" : "pause"}
          variant={paused && chosen + failed === 0 ? "main" : "line"}
          onClick={() => void setPaused(queue, !paused)}
        >
          {paused ? t.resume : t.pause}
        </Button>
      )}
      {!underWay && chosen === 0 && page && (
        <ButtonLink variant={failed > 0 ? "line" : "main"} to={`/dashboard?page=${filterOf(page)}`}>
          {images.see}
        </ButtonLink>
      )}
      <Button variant="line" onClick={() => (allStored ? void removeItems(queue, isStored) : setAsking(true))}>
        {allStored ? t.clear : t.takeAllOut}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t.takeAllOut}
        question={t.takeAllOutConfirm}
        variant="del"
        onConfirm={() => {
          setAsking(false);
          void removeItems(queue, (item) => items.includes(item) && !isStored(item));
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
