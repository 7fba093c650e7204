import type { CSSProperties, ReactNode } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { classNames } from "#ui/class-names.ts";
import { Person } from "#ui/lists/person.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import { MotifTile } from "#ui/print/block-print.tsx";
import { type ChartGroup, groupPlace } from "./chart-groups.ts";
import styles from "./group-bracket.module.css";

/** Groups closest to the rector, shown larger. */
const offices = ["SPIRITUAL_DIRECTOR", "ACADEMIC_DEAN", "DISCIPLINE_MASTER", "GUARDIAN_TEACHER"];

/** The groups under one bracket. A group spans one of the four columns per member. */
export function GroupBracket({ groups }: { groups: readonly ChartGroup[] }) {
  const { organization } = useDictionary();
  return (
    <ol className={styles.bracket}>
      {groups.map(({ group, members }) => {
        const office = offices.includes(group);
        return (
          <li
            key={group}
            id={groupPlace(group)}
            className={classNames(styles.group, office && styles.office)}
            style={{ "--span": Math.min(members.length, 4) } as CSSProperties}
          >
            <h2 className={`apart below-3 gap-4 ${styles.heading}`}>
              {organization.groups[group]}
              {members.length > 1 && <span className={`mute smaller sans ${styles.count}`}>{members.length}</span>}
            </h2>
            <ul className={styles.members}>
              {members.map((member) => (
                <li key={member.id} className="shrinks">
                  <MemberPerson
                    className={styles.person}
                    member={member}
                    sizes={office ? "(min-width: 62rem) 12rem, 5rem" : "3.5rem"}
                    widest={office ? 400 : 200}
                  />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}

interface MemberPersonProps {
  member: ChartGroup["members"][number];
  /** Office, if no heading above the name gives it. */
  role?: string | undefined;
  sizes: string;
  widest: number;
  eager?: boolean | undefined;
  className?: string | undefined;
}

export function MemberPerson({ member, role, className, ...size }: MemberPersonProps) {
  const { gallery } = useDictionary();
  const { photo, motif, name, description } = member;
  return (
    <Person
      className={className}
      picture={photo ? <EntryPhoto entry={member} {...size} position="50% 30%" /> : <MotifTile motif={motif} />}
      name={displayName(name, gallery.untitled)}
      note={note(role, description)}
    />
  );
}

function note(role: string | undefined, description: string | null): ReactNode {
  if (!role || !description) return role ?? description;
  return (
    <>
      {role}
      <br />
      {description}
    </>
  );
}
