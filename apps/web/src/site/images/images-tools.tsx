import { filePages } from "@visiga/contracts/files";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import type { ImagesPlace } from "./images-list.ts";
import styles from "./images-tools.module.css";

interface ImagesToolsProps {
  place: ImagesPlace;
  /** Total number of pictures; 0 if it is unknown. */
  count: number;
  words: DashboardDictionary["images"];
}

/** Search words and page filter: a GET form. With script the list updates when a field changes. */
export function ImagesTools({ place, count, words }: ImagesToolsProps) {
  const { filterLabel, library, pages } = words;
  const language = useLanguage();
  return (
    <search>
      <form className={styles.tools} data-list-form>
        <label>
          <span className="visually-hidden">{library.search}</span>
          <input
            type="search"
            name="q"
            maxLength={100}
            placeholder={
              count > 0 ? fill(library.searchCount, { count: formatNumber(count, language) }) : library.search
            }
            defaultValue={place.q}
          />
        </label>
        <label>
          <span className="visually-hidden">{filterLabel}</span>
          <select name="page" defaultValue={place.page ?? ""}>
            <option value="">{library.allPages}</option>
            {filePages.map((page) => (
              <option key={page} value={page}>
                {pages[page]}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" variant="line" className={styles.submit}>
          {library.search}
        </Button>
      </form>
    </search>
  );
}
