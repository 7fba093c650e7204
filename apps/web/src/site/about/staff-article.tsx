import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { isUpright } from "#site/lists/entry-card.tsx";
import { ListState } from "#site/lists/list-state.tsx";
import { ArtworkPlate, plateSizes } from "#site/samples/artwork.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import { Lead, TitledParagraph } from "#ui/text/paragraph.tsx";
import { EntryPlates, withPhoto } from "./entry-plates.tsx";
import styles from "./staff-article.module.css";

export function StaffArticle({ list }: { list: List }) {
  const { staff, frame } = useDictionary();
  const pictures = withPhoto(list);
  const entries = pictures.items;
  // The wide plate would crop a portrait too much. A fragment has none, because the page already shows one.
  const first = list.from === 0 ? entries.find((entry) => !isUpright(entry)) : undefined;
  return (
    <>
      <Lead>{staff.lead}</Lead>
      {first && (
        <Plate
          caption={
            <>
              {first.description ? <b className={`strong block ${styles.name}`}>{first.name}</b> : first.name}
              {first.description}
            </>
          }
        >
          <EntryPhoto entry={first} sizes={plateSizes} eager />
        </Plate>
      )}
      <div className={styles.state}>
        <ListState
          list={pictures}
          empty={<ArtworkPlate name="hero-classroom" caption={`${staff.caption} (${frame.samplePicture})`} />}
        />
      </div>
      <TitledParagraph title={staff.teaching.title}>{staff.teaching.text}</TitledParagraph>
      <TitledParagraph title={staff.house.title}>{staff.house.text}</TitledParagraph>
      <EntryPlates list={list} entries={entries.filter((entry) => entry !== first)} />
      <p className="above-6">
        <TextLink to="/organization">{staff.chart}</TextLink>
      </p>
    </>
  );
}
