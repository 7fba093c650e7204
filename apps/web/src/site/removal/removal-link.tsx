import { removalPath } from "@visiga/contracts/public-paths";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";

/**
 * Link to the form that requests the removal of a picture; beside every picture of people.
 * @param file id of the file with the picture; without one, script completes the address
 */
export function RemovalLink({ file }: { file?: string }) {
  const { removal } = useDictionary();
  return (
    <TextLink
      to={file ? `${removalPath}?file=${file}` : "/contact#privacy"}
      rel="nofollow"
      data-removal={!file || undefined}
    >
      {removal.link}
    </TextLink>
  );
}
