import { useDictionary } from "../../platform/dictionary.ts";
import { useList } from "../../platform/use-list.ts";
import { ListState } from "../../ui/list-state.tsx";
import { PictureTile } from "../../ui/picture-tile.tsx";
import { Section, SectionHead, Wrap } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Tiles } from "../../ui/tiles.tsx";
import { homeLists } from "./home-lists.ts";

/** The five newest pictures of the gallery, the first one large. */
export function HomeGallery() {
  const t = useDictionary();
  const list = useList(homeLists.gallery);
  return (
    <Section>
      <Wrap>
        <SectionHead title={t.home.gallery.title}>
          <TextLink to="/gallery">{t.home.gallery.all}</TextLink>
        </SectionHead>
        {list.items.length > 0 && (
          <Tiles>
            {list.items.map(({ id, name, photo, focal }, index) => (
              <PictureTile
                key={id}
                to="/gallery"
                photo={photo}
                focal={focal}
                name={name.trim() || t.gallery.untitled}
                index={index}
                large={index === 0}
              />
            ))}
          </Tiles>
        )}
        <ListState
          list={list}
          words={{ ...t.common, failed: t.gallery.failed }}
          empty={<p>{t.home.gallery.empty}</p>}
        />
      </Wrap>
    </Section>
  );
}
