import { publicPaths } from "@visiga/contracts/public-paths";
import { fill, formatDay } from "@visiga/i18n/format";
import { usePreviewDay } from "#platform/document/root.tsx";
import { useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { WaitingWords } from "#ui/text/waiting-words.tsx";
import { usePath } from "./navigation.ts";
import styles from "./notices.module.css";

/** Live region for 'Loading...'. Empty until the script fills it. */
export function LoadingNotice() {
  const { loading } = useDictionary().common;
  return <p role="status" className={`${styles.loading} night screen-only`} data-loading={loading} />;
}

/** Notice that a page is a cached copy. The service worker writes its words, with the copy's time, and shows it. */
export function CachedNotice() {
  const { kept } = useDictionary().offline;
  return <p role="status" className={`smaller ${styles.cached}`} data-kept-notice={kept} hidden />;
}

/** Mark of a preview: the page as on a later day, which visitors do not see yet. */
export function PreviewNotice() {
  const { preview } = useDictionary().common;
  const language = useLanguage();
  const day = usePreviewDay();
  return (
    day && (
      <p role="status" className={`smaller ${styles.cached}`}>
        {fill(preview, { day: formatDay(day, language) })}
      </p>
    )
  );
}

/** Link above the header to edit the page; script shows it to users who are logged in. The page of an item has its own. */
export function EditPageLink() {
  const { editPage } = useDictionary().navbar;
  const path = usePath();
  const saver = useSaver();
  const page = publicPaths.find((each) => each === path);
  if (!page || saver) return null;
  return (
    <template data-edit-link>
      <nav className="blue" aria-label={editPage} data-edit-page>
        <Wrap>
          <TextLink to={`/dashboard?editing=${page}`}>
            <WaitingWords>{editPage}</WaitingWords>
          </TextLink>
        </Wrap>
      </nav>
    </template>
  );
}
