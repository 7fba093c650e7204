import { useHydrated } from "@tanstack/react-router";
import { useState } from "react";
import { useDictionary } from "../../platform/dictionary.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { IconButton, IconLink } from "../../ui/icon-button.tsx";
import { Wrap } from "../../ui/section.tsx";
import { Brand } from "./brand.tsx";
import { Drawer, type DrawerStart } from "./drawer.tsx";
import styles from "./header.module.css";
import { LanguageLink } from "./language-link.tsx";
import { MainNavigation } from "./main-navigation.tsx";
import { SearchPanel } from "./search-panel.tsx";
import { usePanels } from "./use-panels.ts";
import { usePath } from "./use-path.ts";
import { UtilityBar } from "./utility-bar.tsx";
import waiting from "./waiting.module.css";

/** The head of the public pages: the way past it, the line above, and the bar that stays in sight. */
export function Header() {
  const { navbar } = useDictionary();
  const panels = usePanels();
  const path = usePath();
  const live = useHydrated();
  const [drawer, setDrawer] = useState<DrawerStart | null>(null);

  return (
    <>
      <a className="skip" href="#main">
        {navbar.skip}
      </a>
      <header className={styles.header}>
        <UtilityBar />
        <div className={styles.bar}>
          <Wrap className={styles.row}>
            <Brand size="bar" />
            <MainNavigation panels={panels} />
            <SearchPanel panels={panels} />
            <ButtonLink to="/news" size="row" current={path === "/news"} className={styles.news}>
              {navbar.news}
            </ButtonLink>
            <LanguageLink short className={styles.language} />
            <IconButton
              icon="search"
              label={navbar.search.open}
              aria-haspopup="dialog"
              className={classNames(styles.find, !live && waiting.waiting)}
              onClick={() => setDrawer("search")}
            />
            {live ? (
              <IconButton
                icon="menu"
                label={navbar.openMenu}
                aria-haspopup="dialog"
                aria-expanded={drawer !== null}
                className={styles.menu}
                onClick={() => setDrawer("menu")}
              />
            ) : (
              <IconLink icon="menu" label={navbar.openMenu} to="#menu" className={styles.menu} />
            )}
          </Wrap>
        </div>
      </header>
      <Drawer start={drawer} onClosed={() => setDrawer(null)} />
    </>
  );
}
