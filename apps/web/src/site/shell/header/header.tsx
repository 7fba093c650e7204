import { searchPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { usePath } from "#site/shell/current-address.ts";
import { Drawer } from "#site/shell/drawer/drawer.tsx";
import { EditPageLink } from "#site/shell/edit-page-link.tsx";
import { LanguageLink } from "#site/shell/language-link.tsx";
import { SaverLink } from "#site/shell/saver-link.tsx";
import { SearchPanel } from "#site/shell/search/search-panel.tsx";
import { SocialLinks } from "#site/shell/social-links.tsx";
import { ThemeToggle } from "#site/shell/theme-toggle.tsx";
import { classNames } from "#ui/class-names.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { IconLink } from "#ui/controls/icon-button.tsx";
import { Brand } from "#ui/layout/brand.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import styles from "./header.module.css";
import { MainNavigation } from "./main-navigation.tsx";
import utility from "./utility-bar.module.css";

export function Header() {
  const { navbar, title } = useDictionary();
  const path = usePath();
  return (
    <>
      <a className="skip" href="#main">
        {navbar.skip}
      </a>
      <EditPageLink />
      <header className={styles.header}>
        <UtilityBar />
        <div className={styles.bar}>
          <Wrap className={styles.row}>
            <Brand words={title} size="bar" />
            <MainNavigation />
            <SearchPanel />
            <ButtonLink to="/news" size="row" current={path === "/news"} className={styles.news}>
              {navbar.news}
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
      <Drawer />
    </>
  );
}

function UtilityBar() {
  const { archdiocese } = useDictionary().navbar;
  return (
    <div className={classNames(utility.utility, "night")}>
      <Wrap className={utility.row}>
        <p className={utility.archdiocese}>{archdiocese}</p>
        <SocialLinks />
        <LanguageLink className={utility.control} />
        <SaverLink className={utility.control} />
        <ThemeToggle className={utility.control} />
      </Wrap>
    </div>
  );
}
