import { type DescribedPicture, useDictionary } from "#platform/words/dictionary.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { PlateCard, Plates } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import { Activities } from "./activities.tsx";

const sizes = "(min-width: 62rem) 24vw, (min-width: 36rem) 46vw, 92vw";

export function AgricultureArticle() {
  const { agriculture, wine, milk } = useDictionary();
  return (
    <>
      <Stack gap={6}>
        <Paragraph className={text.lead}>{agriculture.lead}</Paragraph>
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
          <Product picture="vineyard" words={wine} />
          <Product picture="cow" words={milk} />
        </Plates>
      </section>
      <Actions>
        <ButtonLink to="/contact#projects">{agriculture.contact}</ButtonLink>
      </Actions>
    </>
  );
}

function Product({ picture: name, words }: { picture: DescribedPicture; words: { title: string; text: string } }) {
  const { artwork } = useDictionary();
  return (
    <PlateCard picture={<Picture photo={null} fallback={name} alt={artwork[name]} sizes={sizes} />} title={words.title}>
      {words.text}
    </PlateCard>
  );
}
