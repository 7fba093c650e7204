import { pages } from "@visiga/contracts/pages";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { ListState } from "#site/lists/list-state.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { PeopleGrid, PersonCard } from "#ui/lists/people-grid.tsx";

export function AlumniPage({ list }: { list: List }) {
  const { alumni, common, gallery } = useDictionary();
  const { items } = list;
  return (
    <main id="main" tabIndex={-1}>
      <PageHead title={alumni.title} lead={alumni.lead} />
      <Wrap room="below">
        {items.length > 0 && (
          <PeopleGrid data-items>
            {items.map(({ id, path, photo, focal, alt, name, title, description }, index) => (
              <PersonCard
                key={id}
                photo={photo}
                focal={focal}
                alt={alt}
                index={list.from + index}
                name={displayName(name, gallery.untitled)}
                to={path ?? undefined}
                role={title}
              >
                {description}
              </PersonCard>
            ))}
          </PeopleGrid>
        )}
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
