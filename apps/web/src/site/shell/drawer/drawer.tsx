import { useDictionary } from "#platform/words/dictionary.ts";
import { ParentsStrip } from "#site/parents/parents-strip.tsx";
import { LanguageLink, SaverLink, ThemeToggle } from "#site/shell/choices.tsx";
import { containsPath, type MenuGroup, type MenuPage, menuGroups, menuPages, usePath } from "#site/shell/navigation.ts";
import { Search } from "#site/shell/search/search.tsx";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconLink } from "#ui/controls/icon-button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { KangaBorder } from "#ui/print/kanga-border.tsx";
import styles from "./drawer.module.css";
import menu from "./drawer-menu.module.css";

export function Drawer() {
  const { navbar } = useDictionary();
  const path = usePath();
  const row = ({ label, to }: MenuPage) => (
    <li key={to}>
      <Link to={to} current={to === path} className={`row apart ${menu.row}`}>
        <span className={menu.label}>{label}</span>
      </Link>
    </li>
  );
  return (
    <dialog id="menu" className={classNames(styles.drawer, "blue")} aria-label={navbar.menu}>
      <div className={styles.inside}>
        <KangaBorder variant="strip" />
        <div className={`column ${styles.content}`}>
          <div className={`row apart ${styles.head}`}>
            <p className={styles.title}>{navbar.menu}</p>
            <IconLink icon="close" label={navbar.closeMenu} to="#" data-drawer="close" />
          </div>
          <Search layout="drawer">
            <nav aria-label={navbar.mainMenu}>
              <ul className={`above-4 ${menu.rows}`}>
                {menuGroups(navbar).map((group) => (
                  <DrawerGroup key={group.id} group={group} path={path} />
                ))}
                {menuPages(navbar).map(row)}
              </ul>
            </nav>
            <ParentsStrip className={menu.parents} />
            <div className={`stack gap-2 ${menu.controls}`}>
              <LanguageLink className={`row small ${menu.control}`} />
              <ThemeToggle className={`row small ${menu.control}`} icon={false} />
              <SaverLink className={`row small ${menu.control}`} />
            </div>
            <SocialLinks className="above-1" />
          </Search>
        </div>
      </div>
    </dialog>
  );
}

function DrawerGroup({ group, path }: { group: MenuGroup; path: string }) {
  const here = containsPath(group, path);
  return (
    <li>
      <details open={here}>
        <summary className={`row apart ${menu.row}`} aria-current={here || undefined}>
          <span className={menu.label}>{group.label}</span>
          <span className={menu.sign} aria-hidden="true" />
        </summary>
        <ul className={menu.pages}>
          {group.pages.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} current={to === path}>
                <span className={menu.label}>{label}</span>
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
