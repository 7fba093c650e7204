import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { useSaver } from "#ui/media/saver.ts";

interface FilmLinkProps {
  caption: string;
  to: string;
  bytes: number;
}

/** A film with data saver: a link with the film's size. */
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
