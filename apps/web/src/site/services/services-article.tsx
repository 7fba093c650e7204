import { serviceLinks } from "#platform/school/service-links.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import facts from "#ui/lists/facts.module.css";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./services-article.module.css";

/** Article of /services: the six services, each with its block print and a link to its page. */
export function ServicesArticle() {
  const { services } = useDictionary();
  return (
    <>
      <p className="lead">{services.lead}</p>
      <ul className={`${facts.facts} ${facts.wide} above-7 ${styles.list}`}>
        {serviceLinks.map(({ topic, print, to }) => {
          const item = services.items[topic];
          return (
            <li key={topic}>
              <BlockPrint name={print} className={styles.print} />
              <div>
                <h2 className={styles.title}>{item.title}</h2>
                <Paragraph>{item.text}</Paragraph>
                <Paragraph className="mute above-2">{item.description}</Paragraph>
                <TextLink to={to}>{item.link}</TextLink>
              </div>
            </li>
          );
        })}
      </ul>
    </>
  );
}
