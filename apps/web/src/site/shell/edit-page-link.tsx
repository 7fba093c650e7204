import { publicPaths } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { usePath } from "./navigation.ts";

/** Link above the header to edit the page; script shows it to whoever is logged in. The page of an item has its own. */
export function EditPageLink() {
  const { editPage } = useDictionary().navbar;
  const path = usePath();
  const saver = useSaver();
  const page = publicPaths.find((each) => each === path);
  if (!page || saver) return null;
  return (
    <nav className="blue" aria-label={editPage} data-edit-page hidden>
      <Wrap>
        <TextLink to={`/dashboard?editing=${page}`}>{editPage}</TextLink>
      </Wrap>
    </nav>
  );
}
