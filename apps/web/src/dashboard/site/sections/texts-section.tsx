import { useNavigate, useSearch } from "@tanstack/react-router";
import { comparableWords } from "@visiga/contracts/search-form";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { type TextPlace, textPlaces } from "@visiga/i18n/page-texts";
import { Fragment, useState } from "react";
import { useEditablePage } from "#dashboard/shared/editing/use-editable-page.ts";
import { pageFilter } from "#dashboard/shared/place/entries-search.ts";
import {
  editingPagePath,
  pagePlacePath,
  siteSectionPath,
  type TextFilter,
  textFilters,
} from "#dashboard/shared/place/site-sections.ts";
import { FilterTabs } from "#dashboard/shared/tab/tab-head.tsx";
import { LoadingStar } from "#dashboard/shared/waiting/waiting.tsx";
import { usePagesOfText, usePlaceName, useValueName } from "#dashboard/shared/words/names.ts";
import { GapTags, isOutdated, translationGaps, useGapName } from "#dashboard/site/editing/translation-gaps.tsx";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { isRemoved } from "#dashboard/site/editing/use-site-values.ts";
import { useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { TextField } from "#ui/controls/field.tsx";
import { Link } from "#ui/controls/link.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { inPageOrder, isEdited, pageGroups, stateNotes, type ValueGroup, valuesOf } from "./page-values.ts";
import { SamplesList } from "./samples-list.tsx";
import styles from "./texts-section.module.css";
import { Row, ValueRows } from "./value-rows.tsx";

/** The texts of the pages, by page, or by what they lack: these filters are for the values of all sections. */
export function TextsSection({ siteForm }: { siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const navigate = useNavigate({ from: "/dashboard/site" });
  const { of, only } = useSearch({ from: "/dashboard/frame/site" });
  if (of) return <TextsOfPage key={of} place={of} siteForm={siteForm} />;
  return (
    <>
      <h2>{site.sections.pages}</h2>
      <FilterTabs
        label={site.filters.label}
        values={["all", ...textFilters] as const}
        words={site.filters}
        value={only ?? "all"}
        onChange={(next) =>
          void navigate({ search: { section: "pages", only: next === "all" ? undefined : next }, resetScroll: false })
        }
      />
      {only === undefined && <Pages siteForm={siteForm} />}
      {only === "samples" && <SamplesList siteForm={siteForm} />}
      {(only === "missing" || only === "outdated") && <Gaps only={only} siteForm={siteForm} />}
    </>
  );
}

function Pages({ siteForm: { values } }: { siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const nameOf = usePlaceName();
  const noted = values.filter((stored) => stored.sample || isEdited(stored) || isRemoved(stored));
  return (
    <ul className="ruled">
      {textPlaces.map((place) => {
        const notes = stateNotes(valuesOf(place, noted), site);
        return (
          <li key={place} className={`row apart ${styles.page}`}>
            <span>
              <TextLink to={place === "everyPage" ? pagePlacePath(place) : editingPagePath(place)}>
                {nameOf(place)}
              </TextLink>
              {notes.length > 0 && <small className="block smaller mute">{notes.join(" · ")}</small>}
            </span>
            {place !== "everyPage" && (
              <Link
                to={pagePlacePath(place)}
                className={`tap stack ${styles.list}`}
                aria-label={`${site.editor.list}: ${nameOf(place)}`}
              >
                <Icon name="list" />
              </Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Gaps({ only, siteForm: { values } }: { only: Exclude<TextFilter, "samples">; siteForm: SiteForm }) {
  const { translation: t } = useDashboardDictionary().site;
  const nameOf = useGapName();
  const valueName = useValueName();
  const pagesOf = usePagesOfText();
  const gaps = translationGaps(values).filter(({ state }) => isOutdated(state) === (only === "outdated"));
  if (gaps.length === 0) return <p>{t.none}</p>;
  return (
    <ul className="ruled">
      {gaps.map((gap) => (
        <li key={gap.field}>
          <Row
            field={gap.field}
            title={nameOf(gap)}
            text={gap.record ? valueName(gap.key) : (pagesOf(gap.key) ?? "")}
            icon="edit"
          >
            <GapTags gaps={[gap]} />
          </Row>
        </li>
      ))}
    </ul>
  );
}

function TextsOfPage({ place, siteForm }: { place: TextPlace; siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const placeName = usePlaceName();
  const page = useEditablePage(place === "everyPage" ? undefined : place);
  const declared = pageGroups(place, siteForm.values, site);
  const groups = page.data ? inPageOrder(declared, page.data) : declared;
  const { field, isFound } = useFoundValues(siteForm);
  const shown = groups
    .map((group) => ({ ...group, keys: group.keys.filter(isFound) }))
    .filter(({ keys }) => keys.length > 0);
  const textsOf = useValueTexts();
  /** A heading that is a text itself is its row. */
  const isFirstText = ({ heading, keys: [first] }: ValueGroup) =>
    first !== undefined && textsOf(first, siteForm.formOf(first))[0]?.text === heading;
  if (page.isLoading) return <LoadingStar />;
  return (
    <>
      <h2>{placeName(place)}</h2>
      <p className={`wraps ${styles.links}`}>
        <TextLink to={place === "everyPage" ? "/" : place}>{site.texts.back}</TextLink>
        <TextLink to={`/dashboard?page=${pageFilter(place)}`}>{site.texts.pictures}</TextLink>
        <TextLink to={siteSectionPath("pages")}>{site.texts.allPages}</TextLink>
      </p>
      {field}
      {shown.map((group) => (
        <Fragment key={group.keys[0]}>
          {group.heading && (
            <h3 className={isFirstText(group) ? "visually-hidden" : `above-5 ${styles.group}`}>{group.heading}</h3>
          )}
          <ValueRows keys={group.keys} siteForm={siteForm} headed={isFirstText(group)} />
        </Fragment>
      ))}
      {shown.length === 0 && <p>{site.texts.noneFound}</p>}
    </>
  );
}

/** The search in a long list of values: its field, and a filter by the words of their names and texts. */
function useFoundValues({ formOf }: SiteForm) {
  const { texts } = useDashboardDictionary().site;
  const nameOf = useValueName();
  const textsOf = useValueTexts();
  const [words, setWords] = useState("");
  const wanted = comparableWords(words).join(" ");
  const isFound = (key: ValueKey): boolean =>
    [nameOf(key), ...textsOf(key, formOf(key)).map(({ text }) => text)].some((text) =>
      comparableWords(text).join(" ").includes(wanted),
    );
  const field = (
    <search>
      <TextField type="search" label={texts.find} value={words} onChange={({ target }) => setWords(target.value)} />
    </search>
  );
  return { field, isFound };
}
