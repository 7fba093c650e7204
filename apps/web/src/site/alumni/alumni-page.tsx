import { pages } from "@visiga/contracts/pages";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListFoot, ListState, NothingYet } from "#site/lists/list-state.tsx";
import { PeopleGrid } from "#site/lists/people-grid.tsx";
import { givenYear, wholeList, YearLinks } from "#site/lists/years.tsx";
import { HeadedPage } from "#ui/layout/page-head.tsx";

export function AlumniPage({ list }: { list: List }) {
  const { title, lead, failed, empty, shown, viewMore } = useDictionary().alumni;
  return (
    <HeadedPage title={title} lead={lead}>
      <YearLinks list={list} year={givenYear}>
        {wholeList({ list, step: pages.alumni.step })}
      </YearLinks>
      <PeopleGrid list={list} roles />
      <ListState list={list} failed={failed} empty={<NothingYet title={empty} />} />
      <ListFoot list={list} step={pages.alumni.step} more={viewMore} shown={shown} variant="main" failed={failed} />
    </HeadedPage>
  );
}
