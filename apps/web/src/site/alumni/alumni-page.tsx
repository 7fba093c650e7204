import { pages } from "@visiga/contracts/pages";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { ListState } from "#site/lists/list-state.tsx";
import { PeopleGrid } from "#site/lists/people-grid.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";

export function AlumniPage({ list }: { list: List }) {
  const { alumni, common } = useDictionary();
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={alumni.title} lead={alumni.lead} />
      <Wrap room="below">
        <PeopleGrid list={list} roles />
        <ListState
          list={list}
          failed={alumni.failed}
          empty={<EmptyState title={alumni.empty} action={<TextLink to="/">{common.backHome}</TextLink>} />}
        />
        <ListFoot
          list={list}
          step={pages.alumni.step}
          more={alumni.viewMore}
          shown={alumni.shown}
          variant="main"
          failed={alumni.failed}
        />
      </Wrap>
    </main>
  );
}
