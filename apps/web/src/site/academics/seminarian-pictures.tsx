import type { FileRecord } from "@visiga/contracts/files";
import type { List } from "#platform/data/page-data.ts";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { PlateCard, Plates } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { FilePicture, Picture } from "#ui/media/picture.tsx";

const sizes = "(min-width: 62rem) 24vw, (min-width: 36rem) 46vw, 92vw";

interface StandIn {
  picture: DescribedPicture;
  title: string;
}

interface SeminarianPicturesProps {
  list: List;
  level: Level;
  title: string;
  standIns: readonly StandIn[];
}

/** Files of page SEMINARIAN for a level; artwork if there are none. */
export function SeminarianPictures({ list, level, title, standIns }: SeminarianPicturesProps) {
  const { artwork, frame, gallery } = useDictionary();
  const items = ofLevel(list.items, level);

  const photos = items.map((file, index) => {
    const fallback = standIns[index % standIns.length]?.picture;
    const picture = <FilePicture file={file} fallback={fallback} sizes={sizes} widest={960} />;
    return (
      <PlateCard key={file.id} picture={picture} title={displayName(file.name, gallery.untitled)}>
        {file.description}
      </PlateCard>
    );
  });
  const drawings = standIns.map(({ picture: name, title }) => {
    const picture = <Picture photo={null} fallback={name} alt={artwork[name]} sizes={sizes} widest={960} />;
    return (
      <PlateCard key={name} picture={picture} title={title}>
        {frame.samplePicture}
      </PlateCard>
    );
  });

  return (
    <section>
      <h2 className="visually-hidden">{title}</h2>
      <Stack gap={6}>
        <Plates>{photos.length > 0 ? photos : drawings}</Plates>
        {list.failed && <FailedNotice />}
      </Stack>
    </section>
  );
}

type Level = "O-LEVEL" | "A-LEVEL";

const other: Record<Level, string> = { "O-LEVEL": "ALEVEL", "A-LEVEL": "OLEVEL" };

/** The files for a level's page: all except those titled with the other level, in any spelling. */
export const ofLevel = (items: readonly FileRecord[], level: Level): FileRecord[] =>
  items.filter(({ title }) => title.toUpperCase().replace(/[^A-Z]/g, "") !== other[level]);
