import { publicPaths } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { useSaver } from "#ui/media/saver.ts";
import { usePath } from "./use-path.ts";

/** Leads to the page's texts in the dashboard; the script shows it to whoever is logged in. */
export function EditLink() {
  const { editPage } = useDictionary().navbar;
  const path = usePath();
  const page = publicPaths.find((each) => each === path);
  if (useSaver() || !page) return null;
  return (
    <ButtonLink to={`/dashboard?tab=site&section=pages&of=${page}`} size="row" data-edit-page hidden>
      {editPage}
    </ButtonLink>
  );
}
