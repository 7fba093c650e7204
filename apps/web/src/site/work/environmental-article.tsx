import { useDictionary } from "#platform/words/dictionary.ts";
import text from "#ui/text/text.module.css";
import { Activities } from "./activities.tsx";

/** Article of /works: cleaning, gardening, landscaping. */
export function EnvironmentalArticle() {
  const { environmental } = useDictionary();
  const { cleaning, gardening, landscaping } = environmental;
  return (
    <>
      <p className={text.lead}>{environmental.lead}</p>
      <Activities
        label={environmental.choice}
        activities={[
          { name: "cleaning", picture: "dormitory", words: cleaning },
          { name: "gardening", picture: "hero-garden", words: gardening },
          { name: "landscaping", picture: "tree-planting", words: landscaping },
        ]}
      />
    </>
  );
}
