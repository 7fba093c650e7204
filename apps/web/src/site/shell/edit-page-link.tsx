import { publicPaths } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { usePath } from "./current-address.ts";

/**
 * A bar above the header with a link that opens the page for editing. Script shows it to logged-in users.
 * The page of a single file has a separate link.
 */
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
