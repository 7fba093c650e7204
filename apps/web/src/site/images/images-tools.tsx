import { useNavigate } from "@tanstack/react-router";
import { filePages } from "@visiga/contracts/files";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useTypedWords } from "#platform/forms/use-typed-words.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { SelectField, TextField } from "#ui/controls/field.tsx";
import { type ImagesPlace, imagesPage } from "./images-list.ts";
import styles from "./images-tools.module.css";

interface ImagesToolsProps {
  place: ImagesPlace;
  /** Total number of pictures; 0 while it is unknown. */
  count: number;
}

/** Search words and page filter: a GET form; with script the list follows the fields. */
export function ImagesTools({ place, count }: ImagesToolsProps) {
  const { filterLabel, library, pages } = useDashboardDictionary().images;
  const language = useLanguage();
  const navigate = useNavigate();
  const go = (next: { page?: string; q?: string }) => {
    const { page = place.page, q = place.q } = next;
    const known = imagesPage(page);
    void navigate({
      to: "/images",
      search: { ...(known && { page: known }), ...(q && { q }) },
      replace: true,
      resetScroll: false,
    });
  };
  const { words, setWords } = useTypedWords(place.q ?? "", (q) => go({ q }));
  return (
    <search>
      <form
        className={styles.tools}
        onSubmit={(event) => {
          event.preventDefault();
          go({ q: words.trim() });
        }}
      >
        <TextField
          type="search"
          name="q"
          label={library.search}
          labelHidden
          maxLength={100}
          placeholder={count > 0 ? fill(library.searchCount, { count: formatNumber(count, language) }) : library.search}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className={styles.words}
        />
        <SelectField
          name="page"
          label={filterLabel}
          labelHidden
          value={place.page ?? ""}
          onChange={(event) => go({ page: event.target.value })}
          className={styles.page}
        >
          <option value="">{library.allPages}</option>
          {filePages.map((page) => (
            <option key={page} value={page}>
              {pages[page]}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="line" className={styles.submit}>
          {library.search}
        </Button>
      </form>
    </search>
  );
}
