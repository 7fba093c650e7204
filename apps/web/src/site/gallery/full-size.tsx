import { fill, formatDay } from "@visiga/i18n/format";
import { useShare } from "#platform/document/use-share.ts";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { shownName } from "#platform/words/shown-name.ts";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Toast } from "#ui/overlays/toast.tsx";
import { useModal } from "#ui/overlays/use-modal.ts";
import { motifs } from "#ui/print/block-print-paths.ts";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import styles from "./full-size.module.css";
import { galleryCategory } from "./gallery-place.ts";
import type { FullSizeView } from "./use-full-size.ts";
import { useSwipe } from "./use-swipe.ts";

/** A picture over the full window: arrow keys and swipes show its neighbours, Escape and Back close it. */
export function FullSize({ view, total }: { view: FullSizeView; total: number }) {
  const { gallery } = useDictionary();
  const dialog = useModal(view.item !== undefined, view.close);
  const swipe = useSwipe(view.step);
  return (
    <dialog
      ref={dialog}
      className={styles.view}
      aria-label={gallery.fullSize.label}
      onKeyDown={({ key }) => {
        if (key === "ArrowLeft") view.step(-1);
        if (key === "ArrowRight") view.step(1);
      }}
      {...swipe}
    >
      {view.item && <Sheet view={view} item={view.item} total={total} />}
    </dialog>
  );
}

/** Whether the text overflows: it then scrolls and must be focusable for the keyboard. */
const fewWords = 200;

function Sheet({ view, item, total }: { view: FullSizeView; item: NonNullable<FullSizeView["item"]>; total: number }) {
  const { gallery, common } = useDictionary();
  const language = useLanguage();
  const { copied, forget, share } = useShare();
  const { fullSize, categories } = gallery;
  const { photo, alt, description } = item;
  const name = shownName(item.name, gallery.untitled);
  const category = galleryCategory(item.title)?.toLowerCase() as Exclude<keyof typeof categories, "all"> | undefined;
  const about = [category && categories[category], formatDay(item.date, language), description];
  return (
    <div className={styles.sheet}>
      <div className={styles.top}>
        <b>{fill(fullSize.position, { shown: view.index + 1, total })}</b>
        <IconButton
          icon="share"
          label={common.share}
          className={styles.control}
          onClick={() => share(name, `/gallery#${item.id}`)}
        />
        <IconButton icon="close" label={fullSize.close} className={styles.control} onClick={view.close} />
      </div>
      <div className={styles.stage}>
        {photo ? (
          <Picture
            key={item.id}
            photo={{ ...photo, color: "transparent" }}
            alt={alt ?? name}
            sizes={`min(100vw, calc((100vh - 9rem) * ${(photo.width / photo.height).toFixed(3)}))`}
            eager
            className={styles.picture}
          />
        ) : (
          <MotifTile motif={motifs[view.index % motifs.length] ?? "cross"} className={styles.motif} />
        )}
      </div>
      <div className={`${styles.foot} night`}>
        <div
          className={styles.words}
          aria-live="polite"
          tabIndex={description && description.length > fewWords ? 0 : undefined}
        >
          <h2>{name}</h2>
          <p>{about.filter(Boolean).join(" · ")}</p>
        </div>
        <IconButton
          icon="previous"
          label={fullSize.previous}
          className={styles.control}
          onClick={() => view.step(-1)}
        />
        <IconButton
          icon="next"
          label={fullSize.next}
          className={styles.control}
          onClick={() => view.step(1)}
          data-autofocus
        />
      </div>
      <Toast message={copied > 0 && common.copied} messageKey={copied} closeLabel={common.close} onClose={forget} />
    </div>
  );
}
