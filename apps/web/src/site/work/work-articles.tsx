import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { ArtworkCard, ArtworkPlate } from "#site/samples/artwork.tsx";
import { Actions, ButtonLink } from "#ui/controls/button.tsx";
import { RadioTabs } from "#ui/controls/radio-tabs.tsx";
import { Plates } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Lead, Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./work-articles.module.css";

export function EnvironmentalArticle() {
  const { environmental } = useDictionary();
  const { cleaning, gardening, landscaping } = environmental;
  return (
    <Stack gap={6}>
      <Lead>{environmental.lead}</Lead>
      <Activities
        label={environmental.choice}
        activities={[
          { name: "cleaning", picture: "dormitory", words: cleaning },
          { name: "gardening", picture: "hero-garden", words: gardening },
          { name: "landscaping", picture: "tree-planting", words: landscaping },
        ]}
      />
    </Stack>
  );
}

export function AgricultureArticle() {
  const { agriculture, wine, milk } = useDictionary();
  return (
    <>
      <Stack gap={6}>
        <Lead>{agriculture.lead}</Lead>
        <Activities
          label={agriculture.choice}
          activities={[
            { name: "crops", picture: "maize", words: agriculture.crops },
            { name: "livestock", picture: "hens", words: agriculture.livestock },
          ]}
        />
      </Stack>
      <section>
        <h2 className="visually-hidden">{agriculture.products}</h2>
        <Plates>
          <ArtworkCard name="vineyard" {...wine} />
          <ArtworkCard name="cow" {...milk} />
        </Plates>
      </section>
      <Actions>
        <ButtonLink to="/contact#projects">{agriculture.contact}</ButtonLink>
      </Actions>
    </>
  );
}

const sizes = "(min-width: 62rem) 49vw, 92vw";

interface ActivitiesProps {
  label: string;
  /** The first one with a text is selected initially. */
  activities: readonly { name: string; picture: DescribedPicture; words: { title: string; text: string } }[];
}

/** All activities; script moves the chosen one to the front. One without a text is a picture with its name. */
function Activities({ label, activities }: ActivitiesProps) {
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
            <ArtworkPlate name={picture} sizes={sizes} eager={index === 0} className={styles.plate} />
            <h2>{words.title}</h2>
            <Paragraph>{words.text}</Paragraph>
          </Stack>
        </section>
      ))}
      {named.length > 0 && (
        <Plates>
          {named.map(({ name, picture, words }) => (
            <ArtworkCard key={name} name={picture} title={words.title} />
          ))}
        </Plates>
      )}
    </>
  );
}
