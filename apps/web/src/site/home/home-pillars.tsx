import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Section, SectionHead, Wrap } from "#ui/layout/section.tsx";
import { motifs } from "#ui/print/block-print-paths.ts";
import { Cloth } from "#ui/print/cloth.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import styles from "./home-pillars.module.css";

export function HomePillars() {
  const { pillars } = useDictionary();
  return (
    <Section tone="blue">
      <Wrap>
        <SectionHead title={pillars.homeTitle} lead={pillars.homeLead} layout="split" />
        <ul className={styles.pillars}>
          {motifs.map((motif, index) => (
            <li key={motif}>
              <Cloth motif={motif} name={pillars.list[index]?.title ?? ""} />
              <Paragraph>{pillars.list[index]?.description}</Paragraph>
            </li>
          ))}
        </ul>
        <TextLink to="/pillars" className={styles.more}>
          {pillars.all}
        </TextLink>
      </Wrap>
    </Section>
  );
}
