import { useDictionary } from "../../platform/dictionary.ts";
import { Actions } from "../../ui/actions.tsx";
import { Block, Blocks } from "../../ui/blocks.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import text from "../../ui/text.module.css";
import { SeminarianPictures } from "./seminarian-pictures.tsx";

/** Form 5 and 6: the five combinations, what comes after them, and pictures of those who study them. */
export function ALevelArticle() {
  const { alevel } = useDictionary();
  const { combo1, combo2, combo3, combo4, combo5, after } = alevel;
  return (
    <>
      <p className={text.lead}>{alevel.lead}</p>
      <p>{alevel.text}</p>
      <h2>{alevel.combinations}</h2>
      <Facts>
        {[combo1, combo2, combo3, combo4, combo5].map(({ code, subjects, line }) => (
          <Fact key={code} term={code} note={line}>
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
      <SeminarianPictures
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
