import type { ReactNode } from "react";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { Person } from "#ui/lists/person.tsx";
import { FilePicture } from "#ui/media/picture.tsx";
import { MotifTile } from "#ui/print/motif-tile.tsx";
import type { ChartGroup } from "./chart-groups.ts";

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
      picture={photo ? <FilePicture file={member} {...size} position="50% 30%" /> : <MotifTile motif={motif} />}
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
