import { useState } from "react";
import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Picture } from "#ui/media/picture.tsx";

const sizes = "(min-width: 62rem) 49vw, 92vw";

export interface Activity<Name extends string> {
  name: Name;
  picture: DescribedPicture;
  words: { title: string; text: string };
}

interface ActivitiesProps<Name extends string> {
  /** Accessible name of the choice. */
  label: string;
  /** The first one is selected initially. */
  activities: readonly [Activity<Name>, ...Activity<Name>[]];
}

/** All activities with their texts; the selected one comes first, with its picture. */
export function Activities<Name extends string>({ label, activities }: ActivitiesProps<Name>) {
  const [chosen, choose] = useState(activities[0].name);
  const { artwork } = useDictionary();
  const first = activities.find(({ name }) => name === chosen) ?? activities[0];
  const ordered = [first, ...activities.filter((activity) => activity !== first)];
  return (
    <>
      <RadioTabs
        label={label}
        options={activities.map(({ name, words }) => ({ value: name, label: words.title }))}
        value={chosen}
        onChange={choose}
      />
      {ordered.map((activity) => (
        <section key={activity.name}>
          <Stack gap={4}>
            {activity === first && (
              <Plate>
                <Picture
                  photo={null}
                  fallback={activity.picture}
                  alt={artwork[activity.picture]}
                  sizes={sizes}
                  eager={activity === activities[0]}
                />
              </Plate>
            )}
            <h2>{activity.words.title}</h2>
            <p>{activity.words.text}</p>
          </Stack>
        </section>
      ))}
    </>
  );
}
