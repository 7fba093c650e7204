import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ListState, NothingYet } from "#site/lists/list-state.tsx";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { Wrap } from "#ui/layout/section.tsx";
import { type ChartGroup, chartGroups, groupPlace } from "./chart-groups.ts";
import { GroupBracket, MemberPerson } from "./group-bracket.tsx";
import styles from "./organization-page.module.css";

export function OrganizationPage({ list }: { list: List }) {
  const { organization } = useDictionary();
  const groups = chartGroups(list.items);
  const bishops = groups.filter(({ group }) => group === "ARCHBISHOP" || group === "AUXILIARY_BISHOP");
  const rector = groups.find(({ group }) => group === "RECTOR");
  const house = groups.filter((each) => !bishops.includes(each) && each !== rector);
  const under = bishops.length > 0 && styles.under;
  const over = house.length > 0 && styles.over;
  return (
    <main id="main" tabIndex={-1}>
      <ChartHead bishops={bishops} sample={list.items.some(({ sample }) => sample)} />
      <Wrap className={styles.house}>
        {(rector || house.length > 0) && (
          <div className={styles.row}>
            {rector && (
              <ul className={classNames("stack gap-5", styles.rector, under, over)}>
                {rector.members.map((member) => (
                  <li key={member.id}>
                    <MemberPerson
                      className={styles.person}
                      member={member}
                      role={organization.groups.RECTOR}
                      sizes="(min-width: 62rem) 13rem, min(30vw, 7.5rem)"
                      widest={640}
                      eager
                    />
                  </li>
                ))}
              </ul>
            )}
            {house.length > 1 && (
              <nav className={`styled-only ${styles.index}`} aria-label={organization.index}>
                {house.map(({ group }) => (
                  <Link key={group} to={`#${groupPlace(group)}`} className="hover-line row tap smaller semibold">
                    {organization.groups[group]}
                  </Link>
                ))}
              </nav>
            )}
          </div>
        )}
        {house.length > 0 && <GroupBracket groups={house} />}
        <div className={styles.state}>
          <ListState list={list} empty={<NothingYet title={organization.empty} />} />
        </div>
      </Wrap>
    </main>
  );
}

/** Blue head of the chart: the page's title, and the bishops connected by a gold line. */
function ChartHead({ bishops, sample }: { bishops: readonly ChartGroup[]; sample: boolean }) {
  const { organization } = useDictionary();
  const people = bishops.flatMap(({ group, members }) => members.map((member) => ({ group, member })));
  return (
    <div className={classNames("blue", styles.head)}>
      <Wrap className={styles.wrap}>
        <div className={styles.words}>
          <h1>{organization.title}</h1>
          <p className={classNames("lead mute-on-dark above-3", styles.lead)}>
            {organization.lead} {sample && organization.samples}
          </p>
        </div>
        {people.length > 0 && (
          <ol className={classNames("above-6", styles.line, people.length === 1 && styles.alone)}>
            {people.map(({ group, member }, index) => (
              <li key={member.id}>
                <MemberPerson
                  className={styles.bishop}
                  member={member}
                  role={organization.groups[group]}
                  sizes="(min-width: 62rem) 20rem, 6rem"
                  widest={640}
                  eager={index === 0}
                />
              </li>
            ))}
          </ol>
        )}
      </Wrap>
    </div>
  );
}
