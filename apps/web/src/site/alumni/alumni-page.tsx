import { pages } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { shownCount } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { ListFoot } from "#site/lists/list-foot.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { PageHead } from "#ui/layout/page-head.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { ListState } from "#ui/lists/list-state.tsx";
import { PeopleGrid, PersonCard } from "#ui/lists/people-grid.tsx";

export function AlumniPage({ list }: { list: List }) {
  const { alumni, common, gallery } = useDictionary();
  const { items, total } = list;
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
          words={{ ...common, failed: alumni.failed }}
          empty={<EmptyState title={alumni.empty} action={<TextLink to="/">{common.backHome}</TextLink>} />}
        />
        <ListFoot
          list={list}
          step={pages.alumni.step}
          address={(show) => `?show=${show}`}
          label={alumni.viewMore}
          count={fill(alumni.shown, { shown: shownCount(list), total })}
          variant="main"
          failed={alumni.failed}
        />
      </Wrap>
    </main>
  );
}
