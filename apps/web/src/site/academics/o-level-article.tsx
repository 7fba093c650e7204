import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Actions } from "#ui/controls/actions.tsx";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Subjects } from "#ui/lists/subjects.tsx";
import text from "#ui/text/text.module.css";
import { ExamResults } from "./exam-results.tsx";
import { SeminarianPictures } from "./seminarian-pictures.tsx";

export function OLevelArticle({ list }: { list: List }) {
  const { olevel } = useDictionary();
  const { bible, computer, subjects } = olevel;
  return (
    <>
      <p className={text.lead}>{olevel.lead}</p>
      <h2>{olevel.core}</h2>
      <Subjects>
        {Object.entries(subjects).map(([key, subject]) => (
          <li key={key}>{subject}</li>
        ))}
      </Subjects>
      <h2>{olevel.additional}</h2>
      <Columns>
        <Column title={bible.title}>{bible.text}</Column>
        <Column title={computer.title}>{computer.text}</Column>
      </Columns>
      <ExamResults exam="csee" />
      <SeminarianPictures
        list={list}
        level="O-LEVEL"
        title={olevel.pictures}
        standIns={[
          { picture: "computer", title: computer.title },
          { picture: "geography", title: subjects.geography },
        ]}
      />
      <Actions>
        <ButtonLink to="/o-level-admission">{olevel.admission}</ButtonLink>
      </Actions>
    </>
  );
}
