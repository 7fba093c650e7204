import { useDictionary } from "../../platform/dictionary.ts";
import { useSite } from "../../platform/site-facts.ts";
import { useList } from "../../platform/use-list.ts";
import { MotifTile } from "../../ui/motif-tile.tsx";
import { Person } from "../../ui/person.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Prose } from "../../ui/prose.tsx";
import text from "../../ui/text.module.css";
import { Unbroken } from "../../ui/unbroken.tsx";
import { rectorRecord } from "./about-lists.ts";
import { ArtworkPlate } from "./artwork-plate.tsx";
import styles from "./msg-article.module.css";
import { paragraphs } from "./paragraphs.ts";
import { SampleNote } from "./sample-note.tsx";

/** The rector's welcome, in his own words. */
export function MsgArticle() {
  const { msg } = useDictionary();
  const { rectorMessage, rectorName } = useSite().facts;
  return (
    <>
      <p className={text.lead}>{rectorMessage ? msg.greeting : msg.empty}</p>
      <ArtworkPlate name="hero-garden" caption={msg.caption} />
      {rectorMessage && (
        <Prose>
          {paragraphs(rectorMessage).map((paragraph) => (
            <p key={paragraph}>
              <Unbroken>{paragraph}</Unbroken>
            </p>
          ))}
        </Prose>
      )}
      {rectorName && <Rector name={rectorName} />}
      <SampleNote of={["rectorMessage", "rectorName"]} />
    </>
  );
}

function Rector({ name }: { name: string }) {
  const { msg } = useDictionary();
  const { photo, focal } = useList(rectorRecord).items[0] ?? {};
  return (
    <Person
      className={styles.rector}
      picture={
        photo ? (
          <Picture photo={photo} focal={focal} alt="" sizes="5rem" position="50% 30%" />
        ) : (
          <MotifTile motif="cross" />
        )
      }
      name={name}
      note={msg.role}
    />
  );
}
