import type { List } from "#platform/data/page-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ArtworkPlate } from "#site/samples/artwork.tsx";
import { EnterNow } from "#site/samples/enter-now.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Person } from "#ui/lists/person.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { MotifTile } from "#ui/print/block-print.tsx";
import { Lead } from "#ui/text/paragraph.tsx";
import { ProseText, splitParagraphs } from "#ui/text/prose.tsx";
import styles from "./msg-article.module.css";

export function MsgArticle({ rector }: { rector: List }) {
  const { msg } = useDictionary();
  const { rectorMessage, rectorName } = useSite().facts;
  const { photo, focal } = rector.items[0] ?? {};
  return (
    <>
      <Lead>{rectorMessage ? msg.greeting : msg.empty}</Lead>
      {!rectorMessage && <EnterNow step="message" />}
      <ArtworkPlate name="hero-garden" caption={msg.caption} eager className="screen-only" />
      {rectorMessage && (
        <div className="above-4">
          <ProseText paragraphs={splitParagraphs(rectorMessage)} />
        </div>
      )}
      {rectorName && (
        <Person
          className={styles.rector}
          picture={
            photo ? (
              <Picture photo={photo} focal={focal} alt="" sizes="5rem" widest={200} position="50% 30%" />
            ) : (
              <MotifTile motif="cross" />
            )
          }
          name={rectorName}
          note={msg.role}
        />
      )}
      <SampleNote of={["rectorMessage", "rectorName"]} />
    </>
  );
}
