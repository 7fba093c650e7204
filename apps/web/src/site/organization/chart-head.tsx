import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Wrap } from "#ui/layout/section.tsx";
import text from "#ui/text/text.module.css";
import type { ChartGroup } from "./chart-groups.ts";
import styles from "./chart-head.module.css";
import { MemberPerson } from "./member-person.tsx";

interface ChartHeadProps {
  bishops: readonly ChartGroup[];
  sample: boolean;
}

/** Blue head of the chart: the page's title, and the bishops connected by a gold line. */
export function ChartHead({ bishops, sample }: ChartHeadProps) {
  const { organization } = useDictionary();
  const people = bishops.flatMap(({ group, members }) => members.map((member) => ({ group, member })));
  return (
    <div className={classNames("blue", styles.head)}>
      <Wrap className={styles.wrap}>
        <div className={styles.words}>
          <h1>{organization.title}</h1>
          <p className={classNames(text.lead, styles.lead)}>
            {organization.lead} {sample && organization.samples}
          </p>
        </div>
        {people.length > 0 && (
          <ol className={classNames(styles.line, people.length === 1 && styles.alone)}>
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
