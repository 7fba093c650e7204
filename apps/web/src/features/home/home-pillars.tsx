import { useDictionary } from "../../platform/dictionary.ts";
import { motifs } from "../../ui/block-print-paths.ts";
import { Cloth } from "../../ui/cloth.tsx";
import { Section, SectionHead, Wrap } from "../../ui/section.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./home-pillars.module.css";

/** Four cloths, each pillar with its motif. */
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
              <p>{pillars.list[index]?.description}</p>
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
