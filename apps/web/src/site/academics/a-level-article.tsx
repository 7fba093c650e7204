import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import { ExamResults } from "./exam-results.tsx";
import { SeminarianPictures } from "./seminarian-pictures.tsx";

export function ALevelArticle({ list }: { list: List }) {
  const { alevel } = useDictionary();
  const { combo1, combo2, combo3, combo4, combo5, after } = alevel;
  return (
    <>
      <p className={text.lead}>{alevel.lead}</p>
      <Paragraph>{alevel.text}</Paragraph>
      <h2>{alevel.combinations}</h2>
      <Facts>
        {[combo1, combo2, combo3, combo4, combo5].map(({ code, subjects }) => (
          <Fact key={code} term={code}>
            {subjects}
          </Fact>
        ))}
      </Facts>
      <h2>{after.title}</h2>
      <Blocks>
        <Block tone="gold" term={after.graduates.label} note={after.graduates.text}>
          {after.graduates.figure}
        </Block>
        <Block tone="blue" term={after.candidates.label} note={after.candidates.text}>
          {after.candidates.figure}
        </Block>
      </Blocks>
      <ExamResults exam="acsee" />
      <SeminarianPictures
        list={list}
        level="A-LEVEL"
        title={alevel.pictures}
        standIns={[
          { picture: "science", title: combo3.code },
          { picture: "geography", title: combo2.code },
        ]}
      />
      <Actions>
        <ButtonLink to="/a-level-admission">{alevel.admission}</ButtonLink>
      </Actions>
    </>
  );
}
