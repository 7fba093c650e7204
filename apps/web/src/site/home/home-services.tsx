import { serviceLinks } from "#platform/school/service-links.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, Wrap } from "#ui/layout/section.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import styles from "./home-services.module.css";

/** Section with the six services as a cloth of eight cells, of which the title takes two. */
export function HomeServices() {
  const { services } = useDictionary();
  return (
    <Section>
      <Wrap className={styles.cloth}>
        <div className={styles.head}>
          <h2>{services.homeTitle}</h2>
          <p>{services.homeLead}</p>
          <TextLink to="/services">{services.all}</TextLink>
        </div>
        <ul className={styles.fields}>
          {serviceLinks.map(({ topic, print, to }) => (
            <li key={topic}>
              <Link to={to} className={styles.field}>
                <BlockPrint name={print} className={styles.print} />
                <h3>{services.items[topic].title}</h3>
                <p>{services.items[topic].text}</p>
                <p>{services.items[topic].description}</p>
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
