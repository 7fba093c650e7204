import { useDictionary } from "#platform/words/dictionary.ts";
import { classNames } from "#ui/class-names.ts";
import { Link } from "#ui/controls/link.tsx";
import { type ChartGroup, groupPlace } from "./chart-groups.ts";
import { MemberPerson } from "./member-person.tsx";
import styles from "./rector-row.module.css";

interface RectorRowProps {
  rector: ChartGroup | undefined;
  under: boolean;
  groups: readonly ChartGroup[];
}

export function RectorRow({ rector, under, groups }: RectorRowProps) {
  const { organization } = useDictionary();
  return (
    <div className={styles.row}>
      {rector && (
        <ul className={classNames(styles.rector, under && styles.under, groups.length > 0 && styles.over)}>
          {rector.members.map((member) => (
            <li key={member.id}>
              <MemberPerson
                className={styles.person}
                member={member}
                role={organization.groups.RECTOR}
                sizes="(min-width: 62rem) 13rem, 7.5rem"
                widest={640}
                eager
              />
            </li>
          ))}
        </ul>
      )}
      {groups.length > 1 && (
        <nav className={styles.index} aria-label={organization.index}>
          {groups.map(({ group }) => (
            <Link key={group} to={`#${groupPlace(group)}`}>
              {organization.groups[group]}
            </Link>
          ))}
        </nav>
      )}
    </div>
  );
}
