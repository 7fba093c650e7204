import { useDictionary } from "#platform/words/dictionary.ts";
import { Search } from "#site/shell/search/search.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconLink } from "#ui/controls/icon-button.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import styles from "./drawer.module.css";
import { DrawerMenu } from "./drawer-menu.tsx";

/** Menu of narrow windows, which slides in from the right. Without script `#menu` opens it. */
export function Drawer() {
  const { navbar } = useDictionary();
  return (
    <dialog id="menu" className={classNames(styles.drawer, "blue")} aria-label={navbar.menu}>
      <div className={styles.inside}>
        <KangaBorder variant="strip" />
        <div className={styles.content}>
          <div className={styles.head}>
            <p className={styles.title}>{navbar.menu}</p>
            <IconLink icon="close" label={navbar.closeMenu} to="#" data-drawer="close" />
          </div>
          <Search layout="drawer">
            <DrawerMenu />
          </Search>
        </div>
      </div>
    </dialog>
  );
}
