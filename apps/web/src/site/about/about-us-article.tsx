import type { List } from "#platform/data/page-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Saying } from "#ui/text/saying.tsx";
import text from "#ui/text/text.module.css";
import { Verse } from "#ui/text/verse.tsx";
import { HousePictures } from "./house-pictures.tsx";

/** Article of /about-us: vision, mission, achievements, plan, pictures, motto. */
export function AboutUsArticle({ pictures }: { pictures: List }) {
  const { about, motto } = useDictionary();
  const { facts } = useSite();
  const { vision, mission, achievements, plan } = about;
  return (
    <>
      <p className={text.lead}>{about.lead}</p>
      <h2>{vision.title}</h2>
      <p>{vision.text}</p>
      <Verse source={vision.source}>{vision.verse}</Verse>
      <h2>{mission.title}</h2>
      <p>{mission.text}</p>
      <h2>{achievements.title}</h2>
      <Facts>
        {achievements.items.map(({ figure, text: words }) => (
          <Fact key={figure} term={figure}>
            {words}
          </Fact>
        ))}
      </Facts>
      <h2>{plan.title}</h2>
      <Stack gap={6}>
        <p>{plan.lead}</p>
        <Columns>
          {plan.items.map(({ title, text: words }) => (
            <Column key={title} title={title}>
              {words}
            </Column>
          ))}
        </Columns>
      </Stack>
      <HousePictures list={pictures} />
      <h2>{about.motto}</h2>
      <Saying text={facts.motto ?? motto.sentence} layout="block" />
      <SampleNote of={["motto"]} />
    </>
  );
}
