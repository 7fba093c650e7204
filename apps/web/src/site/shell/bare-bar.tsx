import { useDictionary } from "#platform/words/dictionary.ts";
import { SmallBar } from "#ui/layout/small-bar.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { LanguageLink, SaverLink, ThemeToggle } from "./choices.tsx";
import { EditPageLink } from "./notices.tsx";

/** The bar of pages without header and footer. */
export function BareBar() {
  const { title } = useDictionary();
  const saver = useSaver();
  return (
    <>
      <EditPageLink />
      <SmallBar brand={title}>
        {({ control, words }) => (
          <>
            <LanguageLink short className={control} />
            {saver && <SaverLink short className={control} />}
            <ThemeToggle className={control} wordsClassName={words} />
          </>
        )}
      </SmallBar>
    </>
  );
}
