import type { EntryRecord } from "@visiga/contracts/entries";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { displayName } from "#platform/words/display-name.ts";
import { FailedNotice } from "#site/lists/list-state.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { EntryPhoto } from "#ui/media/picture.tsx";
import saw from "#ui/print/saw-edges.module.css";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./home-wawata.module.css";

const largeSizes = "(min-width: 62rem) 54vw, 92vw";
const smallSizes = "(min-width: 90rem) 18rem, (min-width: 62rem) 20vw, 6.5rem";

/** WAWATA section: the newest picture over the left half, the next two beside the text. */
export function HomeWawata({ list }: { list: List }) {
  const { home, gallery } = useDictionary();
  const [newest, ...others] = list.items;
  if (!newest && !list.failed) return null;
  const nameOf = ({ name }: EntryRecord) => displayName(name, gallery.untitled);
  return (
    <section className={`red ${saw.saw}`}>
      <div className={newest ? styles.block : styles.bare}>
        <h2>{home.wawata.title}</h2>
        <Paragraph className={`lead ${styles.lead}`}>{home.wawata.lead}</Paragraph>
        <div>
          <TextLink to="/wawata">{home.wawata.all}</TextLink>
        </div>
        {newest && (
          <figure className={styles.large}>
            <EntryPhoto entry={newest} fallback="wawata-2" sizes={largeSizes} plain />
            <figcaption>
              <b>{nameOf(newest)}</b>
              {newest.description && <span className="cut">{newest.description}</span>}
            </figcaption>
          </figure>
        )}
        {others.length > 0 && (
          <ul className={`stack gap-4 ${styles.small}`}>
            {others.map((item, index) => (
              <li key={item.id}>
                <EntryPhoto
                  entry={item}
                  fallback={index === 0 ? "wawata-3" : "wawata-4"}
                  sizes={smallSizes}
                  widest={640}
                  plain
                />
                <h3>{nameOf(item)}</h3>
                {item.description && <p className="cut">{item.description}</p>}
              </li>
            ))}
          </ul>
        )}
        {list.failed && <FailedNotice className={styles.notice} />}
      </div>
    </section>
  );
}
