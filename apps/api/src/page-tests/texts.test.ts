import { expect, test } from "vitest";
import { pageTexts } from "./page-texts.ts";
import { readOnlySite } from "./rendered-site.ts";

interface Documented {
  readonly path: string;
  /** Each is the whole text of an element, for example a heading, a label or a cell. */
  readonly texts?: readonly string[];
  readonly phrases?: readonly string[];
}

/** The English texts that docs/specification.md quotes, by page, case-sensitive; ` | ` stands between two. */
const documented: readonly Documented[] = [
  {
    path: "/",
    texts: [
      "News | Prayer | Discipline | Education | Work | O-level | A-level | Spiritual life",
      "Games and sports | Dispensary | Agriculture | Your browser does not support the video tag.",
      "DarkMode | Swahili",
    ],
    phrases: ["WAWATA"],
  },
  {
    path: "/about-us",
    texts: ["Development plan | Vision | Mission | Achievements and goals | Our motto", "Jeremiah 3:15, Douay-Rheims"],
    phrases: [
      "9 May 1990 | 1991 | 35 | 117 | 1994 | 99% | 30%",
      "And I will give you pastors according to my own heart | Over 90 priests in 25 years",
      "of A-level graduates continue to priestly studies",
    ],
  },
  { path: "/msg", texts: ["Message from the Rector"] },
  { path: "/staff", texts: ["Staff"] },
  {
    path: "/history",
    texts: ["History | The first students | First assignments | Deceased students"],
    phrases: [
      "9 May 1990 | 1991 | 35 | 117 | 1994 | 99% | 30% | The first class began in 1991 with 35 students",
      "over 90 priests in 25 years | 99% of our candidates pass",
      "30% of the A-level graduates continue to priestly studies",
    ],
  },
  { path: "/organization", texts: ["Organization"] },
  {
    path: "/o-level",
    texts: [
      "Core subjects | Civics | Tanzanian history | History | Geography | Kiswahili | English | Biology",
      "Physics | Chemistry | Basic mathematics | Business studies | Additional subjects",
      "Bible knowledge | Computer studies",
    ],
    phrases: ["Four years, from Form 1 to Form 4 | Eleven core subjects"],
  },
  {
    path: "/a-level",
    texts: [
      "EGM | HGE | PCM | PCB | HGL | Economics, Geography, Mathematics | History, Geography, Economics",
      "Physics, Chemistry, Mathematics | Physics, Chemistry, Biology | History, Geography, Language",
    ],
    phrases: ["Two years | five combinations"],
  },
  {
    path: "/spiritual",
    texts: [
      "Holy Mass | Daily prayers | Lauds | Angelus | Vespers | Benediction | Holy Hour | Conference",
      "Retreat | First Friday | Month end | every day",
    ],
    phrases: ["Every Thursday"],
  },
  { path: "/games", texts: ["Games and sports | 1/4"] },
  { path: "/dispensary", texts: ["Dispensary"], phrases: ["Open to the public"] },
  { path: "/works", texts: ["Environmental activities | Cleaning | Gardening | Landscaping"] },
  { path: "/work", texts: ["Agriculture | Crops | Livestock | Wine | Milk"] },
  {
    path: "/o-level-admission",
    texts: [
      "15,000 Tsh | Due date | The seminary | Msimbazi Centre | St Joseph | His parents",
      "Community leaders | The parish priest",
    ],
    phrases: [
      "A practising Catholic male | Primary school completed | Grade 7 | Entrance examinations passed",
      "Religion, oral and written | He intends to become a priest | by 30 June 2027",
    ],
  },
  {
    path: "/a-level-admission",
    texts: [
      "15,000 Tsh | Due date | The seminary | The vocational director’s parish | His parents",
      "Community leaders | The parish priest | EGM | HGE | PCM | PCB | HGL",
    ],
    phrases: [
      "A practising Catholic male | Form 4 finished | With Division 1 or 2",
      "He intends to become a priest | He chooses one combination | by the due date",
    ],
  },
  {
    path: "/formation-admission",
    texts: ["15,000 Tsh | Civics | History | Geography | Kiswahili | English | Biology | Physics | Chemistry", "Math"],
    phrases: [
      "Nine core subjects | bookkeeping and computer | A practising Catholic male",
      "Primary school (Grade 7) completed | Religion, oral and written entrance examinations passed",
      "Form 4 finished with Division 1 or 2 | He intends to become a priest | EGM, HGE, PCM, PCB or HGL",
      "Parents, community leaders and the parish priest fill them in, and they are submitted by the due date",
      "at the seminary, at Msimbazi Centre and at St Joseph",
      "at the seminary and at the vocational director’s parish",
    ],
  },
  {
    path: "/contact",
    texts: [
      "Call us: Office | Call us: Admission | Email us | Visit us | For admission | For projects",
      "Postal address | Physical address",
    ],
  },
  {
    path: "/wawata",
    texts: ["St. Mary’s Junior Seminary, Visiga | WAWATA"],
    phrases: ["The Catholic women’s association"],
  },
  { path: "/pillars", texts: ["Prayer | Discipline | Education | Work"] },
  { path: "/gallery", phrases: ["Environment | Students | Events"] },
  { path: "/Alumni", texts: ["Alumni | View More | 9 of 27"] },
  { path: "/developer", texts: ["Creative team"] },
  { path: "/not-found", texts: ["404 - Not Found | You are not authorized to view this page. | Login"] },
  { path: "/any-other-path", texts: ["404 - Not Found | You are not authorized to view this page. | Login"] },
];

const site = await readOnlySite();

const separate = (lines: readonly string[]): string[] => lines.flatMap((line) => line.split(" | "));

/** The phrases that no text contains as whole words. */
function missingPhrases(texts: ReadonlySet<string>, phrases: readonly string[]): string[] {
  const within = (phrase: string) => {
    const escaped = phrase.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, "u");
  };
  return phrases.filter((phrase) => ![...texts].some((text) => text.includes(phrase) && within(phrase).test(text)));
}

test.each(documented)(
  "every documented text is on $path, word for word",
  async ({ path, texts = [], phrases = [] }) => {
    const { $ } = await site.read(path);
    const written = pageTexts($);
    expect(
      separate(texts).filter((text) => !written.has(text)),
      "whole texts",
    ).toEqual([]);
    expect(missingPhrases(written, separate(phrases)), "phrases").toEqual([]);
  },
);
