import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListState } from "#site/lists/list-state.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { chartGroups } from "./chart-groups.ts";
import { ChartHead } from "./chart-head.tsx";
import { GroupBracket } from "./group-bracket.tsx";
import styles from "./organization-page.module.css";
import { RectorRow } from "./rector-row.tsx";

export function OrganizationPage({ list }: { list: List }) {
  const { organization, common } = useDictionary();
  const groups = chartGroups(list.items);
  const bishops = groups.filter(({ group }) => group === "ARCHBISHOP" || group === "AUXILIARY_BISHOP");
  const rector = groups.find(({ group }) => group === "RECTOR");
  const house = groups.filter((each) => !bishops.includes(each) && each !== rector);
  const empty = <EmptyState title={organization.empty} action={<TextLink to="/">{common.backHome}</TextLink>} />;
  return (
    <main id="main" tabIndex={-1}>
      <ChartHead bishops={bishops} sample={list.items.some(({ sample }) => sample)} />
      <Wrap className={styles.house}>
        {(rector || house.length > 0) && <RectorRow rector={rector} under={bishops.length > 0} groups={house} />}
        {house.length > 0 && <GroupBracket groups={house} />}
        <div className={styles.state}>
          <ListState list={list} empty={empty} />
        </div>
      </Wrap>
    </main>
  );
}
