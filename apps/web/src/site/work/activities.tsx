import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./activities.module.css";

const sizes = "(min-width: 62rem) 49vw, 92vw";

interface Activity {
  name: string;
  picture: DescribedPicture;
  words: { title: string; text: string };
}

interface ActivitiesProps {
  /** Accessible name of the choice. */
  label: string;
  /** The first one is selected initially. */
  activities: readonly [Activity, ...Activity[]];
}

/** All activities with their texts. The first one shows its picture; script brings the selected one to the front. */
export function Activities({ label, activities }: ActivitiesProps) {
  const { artwork } = useDictionary();
  return (
    <>
      <RadioTabs
        label={label}
        options={activities.map(({ name, words }) => ({ value: name, label: words.title }))}
        value={activities[0].name}
      />
      {activities.map(({ name, picture, words }, index) => (
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
    </>
  );
}
