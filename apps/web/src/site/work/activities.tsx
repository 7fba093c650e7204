import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";
import { Plate, PlateCard, Plates } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./activities.module.css";

const sizes = "(min-width: 62rem) 49vw, 92vw";
const cardSizes = "(min-width: 62rem) 24vw, (min-width: 36rem) 46vw, 92vw";

interface Activity {
  name: string;
  picture: DescribedPicture;
  words: { title: string; text: string };
}

interface ActivitiesProps {
  label: string;
  /** The first one with a text is selected initially. */
  activities: readonly Activity[];
}

/**
 * All activities with their texts. The first one shows its picture; script moves the selected one to the front. An
 * activity without a text is a picture with its name.
 */
export function Activities({ label, activities }: ActivitiesProps) {
  const { artwork } = useDictionary();
  const shown = activities.filter(({ words }) => words.text);
  const named = activities.filter(({ words }) => !words.text);
  return (
    <>
      {shown[0] && (
        <RadioTabs
          label={label}
          options={shown.map(({ name, words }) => ({ value: name, label: words.title }))}
          value={shown[0].name}
        />
      )}
      {shown.map(({ name, picture, words }, index) => (
        <section key={name} className={styles.activity} data-activity={name}>
          <Stack gap={4}>
            <Plate className={styles.plate}>
              <Picture photo={null} fallback={picture} alt={artwork[picture]} sizes={sizes} eager={index === 0} />
            </Plate>
            <h2>{words.title}</h2>
            <Paragraph>{words.text}</Paragraph>
          </Stack>
        </section>
      ))}
      {named.length > 0 && (
        <Plates>
          {named.map(({ name, picture, words }) => (
            <PlateCard
              key={name}
              picture={<Picture photo={null} fallback={picture} alt={artwork[picture]} sizes={cardSizes} />}
              title={words.title}
            />
          ))}
        </Plates>
      )}
    </>
  );
}
