import { serviceLinks } from "#platform/school/service-links.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, Wrap } from "#ui/layout/section.tsx";
import { BlockPrint } from "#ui/print/block-print.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./home-services.module.css";

/** Section with the six services as a cloth of eight cells; the title takes two. A service without words is left out. */
export function HomeServices() {
  const { services } = useDictionary();
  const described = serviceLinks.filter(({ topic }) => {
    const { text, description } = services.items[topic];
    return [text, description].some(Boolean);
  });
  return (
    <Section>
      <Wrap className={styles.cloth}>
        <div className={styles.head}>
          <h2>{services.homeTitle}</h2>
          <Paragraph className="mute">{services.homeLead}</Paragraph>
          <TextLink to="/services">{services.all}</TextLink>
        </div>
        <ul className={styles.fields}>
          {described.map(({ topic, print, to }) => (
            <li key={topic}>
              <Link to={to} className={styles.field}>
                <BlockPrint name={print} className={styles.print} />
                <h3 className="hover-words">{services.items[topic].title}</h3>
                <Paragraph>{services.items[topic].text}</Paragraph>
                <Paragraph className={services.items[topic].text ? "mute" : undefined}>
                  {services.items[topic].description}
                </Paragraph>
              </Link>
            </li>
          ))}
        </ul>
      </Wrap>
    </Section>
  );
}
