import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { useSaver } from "#ui/media/saver.ts";

/** Leads to the place in the dashboard that edits this page; the script shows it to whoever is logged in. */
export function EditLink({ to }: { to: string }) {
  const { editPage } = useDictionary().navbar;
  if (useSaver()) return null;
  return (
    <ButtonLink to={to} size="row" data-edit-page hidden>
      {editPage}
    </ButtonLink>
  );
}
