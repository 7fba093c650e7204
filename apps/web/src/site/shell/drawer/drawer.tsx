import { useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Search } from "#site/shell/search/search.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton, IconLink } from "#ui/controls/icon-button.tsx";
import { useModal } from "#ui/overlays/use-modal.ts";
import { Pindo } from "#ui/print/pindo.tsx";
import styles from "./drawer.module.css";
import { DrawerMenu } from "./drawer-menu.tsx";

/** What gets the focus when it opens: the menu or the search box. */
export type DrawerStart = "menu" | "search";

interface DrawerProps {
  start: DrawerStart | null;
  onClosed: () => void;
}

/** Menu of narrow windows, sliding in from the right. Without script `#menu` shows it, with all groups open. */
export function Drawer({ start, onClosed }: DrawerProps) {
  const { navbar } = useDictionary();
  const router = useRouter();
  const live = useHydrated();

  const close = async (): Promise<void> => {
    const drawer = dialog.current;
    if (!drawer?.open) return;
    drawer.dataset.closing = "";
    await Promise.allSettled(drawer.getAnimations().map(({ finished }) => finished));
    flushSync(onClosed);
    delete drawer.dataset.closing;
  };
  const dialog = useModal(start !== null, close);
  const leave = useRef(close);
  useEffect(() => {
    leave.current = close;
  });
  useEffect(
    () => router.subscribe("onBeforeNavigate", ({ pathChanged }) => pathChanged && void leave.current()),
    [router],
  );

  return (
    <dialog
      ref={dialog}
      id="menu"
      className={classNames(styles.drawer, live && styles.live, "blue")}
      aria-label={navbar.menu}
    >
      <div className={styles.inside}>
        <Pindo variant="strip" />
        <div className={styles.content}>
          <div className={styles.head}>
            <p className={styles.title}>{navbar.menu}</p>
            {live ? (
              <IconButton
                icon="close"
                label={navbar.closeMenu}
                onClick={close}
                data-autofocus={start === "menu" || undefined}
              />
            ) : (
              <IconLink icon="close" label={navbar.closeMenu} to="#" />
            )}
          </div>
          {live ? (
            <Search key={start} look="drawer" onChoose={close} autoFocus={start === "search"}>
              <DrawerMenu onChoose={close} />
            </Search>
          ) : (
            <DrawerMenu onChoose={close} />
          )}
        </div>
      </div>
    </dialog>
  );
}
