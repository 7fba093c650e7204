import { searchPath } from "@visiga/contracts/public-paths";
import { Fragment } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { LanguageLink, SaverLink, ThemeToggle } from "#site/shell/choices.tsx";
import { containsPath, type MenuGroup, menuGroups, menuPages, usePath } from "#site/shell/navigation.ts";
import { EditPageLink } from "#site/shell/notices.tsx";
import panel from "#site/shell/panel.module.css";
import { SearchPanel } from "#site/shell/search/search.tsx";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { IconLink } from "#ui/controls/icon-button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Brand } from "#ui/layout/brand.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./header.module.css";

export function Header() {
  const { navbar, title } = useDictionary();
  const path = usePath();
  const control = `hover-line ${styles.control}`;
  return (
    <>
      <a className="skip" href="#main">
        {navbar.skip}
      </a>
      <EditPageLink />
      <header className={`sticks ${styles.header}`}>
        <div className={`styled-only night smaller ${styles.utility}`}>
          <Wrap className={`row ${styles.utilityRow}`}>
            <p className="mute-on-dark push">{navbar.archdiocese}</p>
            <SocialLinks />
            <LanguageLink className={control} />
            <SaverLink className={control} />
            <ThemeToggle className={control} />
          </Wrap>
        </div>
        <div className={styles.bar}>
          <Wrap className={`row ${styles.row}`}>
            <Brand words={title} size="bar" />
            <nav className={`styled-only ${styles.navigation}`} aria-label={navbar.mainMenu}>
              <ul className={styles.list} data-menu>
                {menuGroups(navbar).map((group) => (
                  <NavigationGroup key={group.id} group={group} path={path} />
                ))}
                {menuPages(navbar).map(({ label, to }) => (
                  <li key={to} className={styles.item}>
                    <Link to={to} current={to === path} className={styles.top} data-top>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <SearchPanel />
            <ButtonLink to="/news" size="row" current={path === "/news"} className={styles.news}>
              {navbar.pages.news}
            </ButtonLink>
            <LanguageLink short className={styles.language} />
            <IconLink
              icon="search"
              label={navbar.search.open}
              to={searchPath}
              className={styles.find}
              data-drawer="search"
            />
            <IconLink icon="menu" label={navbar.openMenu} to="#menu" className={styles.menu} data-drawer="menu" />
          </Wrap>
        </div>
      </header>
    </>
  );
}

/** A group of the main navigation: a button and its panel. Until the script runs, CSS opens it on hover and focus. */
function NavigationGroup({ group, path }: { group: MenuGroup; path: string }) {
  const panelId = `panel-${group.id}`;
  return (
    <li className={classNames(styles.item, styles.group)} data-panel="menu">
      <button
        type="button"
        className={styles.top}
        data-top
        aria-expanded={false}
        aria-controls={panelId}
        aria-current={containsPath(group, path) || undefined}
      >
        {group.label}
        <Icon name="chevron-down" className={styles.chevron} />
      </button>
      {/* No list, so that a text browser writes the links in a line. */}
      <div id={panelId} className={classNames(panel.panel, panel.rows, "blue")}>
        {group.pages.map(({ label, to }) => (
          <Fragment key={to}>
            <Link to={to} current={to === path}>
              {label}
            </Link>{" "}
          </Fragment>
        ))}
      </div>
    </li>
  );
}
