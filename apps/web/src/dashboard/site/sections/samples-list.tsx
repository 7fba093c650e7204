import { isTextKey, textKey } from "@visiga/contracts/site-texts";
import { textPlaces } from "@visiga/i18n/page-texts";
import { pagePlacePath, valuePath } from "#dashboard/shared/place/site-sections.ts";
import { usePlaceName } from "#dashboard/shared/words/page-names.ts";
import { useValueName } from "#dashboard/shared/words/value-name.ts";
import type { StoredValue } from "#dashboard/site/editing/stored-value.ts";
import styles from "#dashboard/site/samples.module.css";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { samplesOf } from "./page-values.ts";

export function SamplesList({ values, pictures }: { values: readonly StoredValue[]; pictures: number }) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const placeName = usePlaceName();
  const facts = values.filter(({ key, sample }) => sample && !isTextKey(key));
  const pages = textPlaces
    .map((place) => ({ place, samples: samplesOf(place, values) }))
    .filter(({ samples }) => samples.length > 0);
  return (
    <>
      <h3>{site.samples.list}</h3>
      <ul className={styles.list}>
        {pictures > 0 && (
          <li>
            <TextLink to="/dashboard?page=ALL&only=samples">{site.samples.pictures}</TextLink>
          </li>
        )}
        {facts.map(({ key }) => (
          <li key={key}>
            <TextLink to={valuePath(key)}>{nameOf(key)}</TextLink>
          </li>
        ))}
        {pages.map(({ place, samples }) => (
          <li key={place}>
            <TextLink to={pagePlacePath(place)}>{placeName(place)}</TextLink>
            <ul>
              {samples.map((path) => (
                <li key={path}>{nameOf(textKey(path))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
