import { useDictionary } from "#platform/words/dictionary.ts";
import { Stack } from "#ui/layout/stack.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import { Activities } from "./activities.tsx";

export function EnvironmentalArticle() {
  const { environmental } = useDictionary();
  const { cleaning, gardening, landscaping } = environmental;
  return (
    <Stack gap={6}>
      <Paragraph className={text.lead}>{environmental.lead}</Paragraph>
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
