import { removalPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";

/**
 * Link to the form that requests the removal of a picture; beside every picture of people.
 * @param entry id of the entry with the picture; without one, script completes the address
 */
export function RemovalLink({ entry }: { entry?: string }) {
  const { removal } = useDictionary();
  return (
    <TextLink
      to={entry ? `${removalPath}?file=${entry}` : "/privacy"}
      rel="nofollow"
      data-removal={!entry || undefined}
    >
      {removal.link}
    </TextLink>
  );
}
