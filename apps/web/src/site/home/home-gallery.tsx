import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, SectionHead, Wrap } from "#ui/layout/section.tsx";
import { PictureTile, Tiles } from "#ui/lists/tiles.tsx";

/** Section with the five newest pictures of the gallery, the first one large; none without pictures. */
export function HomeGallery({ list }: { list: List }) {
  const t = useDictionary();
  if (list.items.length === 0 && !list.failed) return null;
  return (
    <Section>
      <Wrap>
        <SectionHead title={t.home.gallery.title}>
          <TextLink to="/gallery">{t.home.gallery.all}</TextLink>
        </SectionHead>
        {list.items.length > 0 && (
          <Tiles>
            {list.items.map((file, index) => (
              <PictureTile
                key={file.id}
                to="/gallery"
                file={file}
                name={displayName(file.name, t.gallery.untitled)}
                index={index}
                large={index === 0}
              />
            ))}
          </Tiles>
        )}
        {list.failed && <FailedNotice title={t.gallery.failed} />}
      </Wrap>
    </Section>
  );
}
