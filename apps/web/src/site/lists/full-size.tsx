import { useDictionary } from "#platform/words/dictionary.ts";
import { RemovalLink } from "#site/removal/removal-link.tsx";
import { IconButton } from "#ui/controls/icon-button.tsx";
import { WaitingToast } from "#ui/overlays/waiting-toast.tsx";
import styles from "./full-size.module.css";

/** A picture over the full window. `behaviour/` opens it and fills it from the tile of the picture. */
export function FullSize() {
  const { gallery, common } = useDictionary();
  const { fullSize } = gallery;
  return (
    <dialog className={styles.view} aria-label={fullSize.label} data-full-size>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <b data-position={fullSize.position} />
          <IconButton icon="share" label={common.share} className={styles.control} data-share />
          <IconButton icon="close" label={fullSize.close} className={styles.control} data-close />
        </div>
        <div className={styles.stage} data-stage />
        <div className={`${styles.foot} night`}>
          <div className={styles.words} aria-live="polite" data-words>
            <h2>{fullSize.label}</h2>
            <p />
            <RemovalLink />
          </div>
          <IconButton icon="previous" label={fullSize.previous} className={styles.control} data-turn="-1" />
          <IconButton icon="next" label={fullSize.next} className={styles.control} data-turn="1" />
        </div>
      </div>
      <WaitingToast message={common.copied} closeLabel={common.close} />
    </dialog>
  );
}
