import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { useSaver } from "#ui/media/saver.ts";

interface FilmLinkProps {
  caption: string;
  to: string;
  /** Weight of the film. */
  bytes: number;
}

/** A film for who saves data: a link with its weight. */
export function FilmLink({ caption, to, bytes }: FilmLinkProps) {
  const { saver } = useDictionary();
  return (
    <p>
      {caption}
      <br />
      <TextLink to={to}>
        {saver.film}, {useSaver()?.weight(bytes)}
      </TextLink>
    </p>
  );
}
