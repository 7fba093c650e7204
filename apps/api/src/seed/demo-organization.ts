import type { PictureName } from "@visiga/artwork/pictures";
import type { OrganizationGroup } from "@visiga/contracts/files";
import { type Bilingual, type DemoFile, datedFiles } from "./demo-file.ts";

interface Member {
  readonly group: OrganizationGroup;
  /** Form of address; the rest of the name is a sample. */
  readonly address?: Bilingual;
  /** The rest of the name, if another page also names the person. */
  readonly name?: Bilingual;
  readonly picture?: PictureName;
  readonly duty?: Bilingual;
}

const archbishop = { en: "Most Rev.", sw: "Mhashamu Askofu Mkuu" };
const bishop = { en: "Rt. Rev.", sw: "Mhashamu Askofu" };
const priest = { en: "Rev.", sw: "Padri" };
const sister = { en: "Sr.", sw: "Sista" };
const man = { en: "Mr.", sw: "Bw." };
const woman = { en: "Mrs.", sw: "Bi." };

const members: readonly Member[] = [
  { group: "ARCHBISHOP", address: archbishop, picture: "portrait-archbishop" },
  { group: "AUXILIARY_BISHOP", address: bishop, picture: "portrait-bishop" },
  {
    group: "RECTOR",
    address: priest,
    name: { en: "Sample Rector 04", sw: "Gombera wa Mfano 04" },
    picture: "portrait-priest",
  },
  { group: "SPIRITUAL_DIRECTOR", address: priest, picture: "portrait-director" },
  { group: "ACADEMIC_DEAN", picture: "portrait-teacher-tie" },
  { group: "DISCIPLINE_MASTER", picture: "portrait-teacher-suit" },
  { group: "GUARDIAN_TEACHER" },
  {
    group: "TEACHER",
    address: priest,
    picture: "portrait-alumnus-priest",
    duty: { en: "Bible knowledge", sw: "Maarifa ya Biblia" },
  },
  {
    group: "TEACHER",
    address: man,
    picture: "portrait-teacher-suit",
    duty: { en: "Mathematics, physics", sw: "Hisabati, Fizikia" },
  },
  { group: "TEACHER", address: woman, duty: { en: "English", sw: "Kiingereza" } },
  { group: "TEACHER", address: man, picture: "portrait-teacher-tie", duty: { en: "Chemistry", sw: "Kemia" } },
  {
    group: "TEACHER",
    address: man,
    picture: "portrait-alumnus-suit",
    duty: { en: "History, geography", sw: "Historia, Jiografia" },
  },
  { group: "ACCOUNTANT", picture: "portrait-accountant" },
  { group: "HEAD_CHEF", picture: "portrait-chef" },
  {
    group: "ACADEMIC",
    picture: "portrait-teacher-tie",
    duty: { en: "Examinations and timetable", sw: "Mitihani na ratiba" },
  },
  { group: "STAFFS", picture: "portrait-teacher-suit", duty: { en: "Office", sw: "Ofisi" } },
  { group: "ASSISTANT_ACADEMIC", picture: "portrait-alumnus-graduate" },
  { group: "PROJECT_MANAGER", picture: "portrait-teacher-tie" },
  { group: "PROJECT_TEAM", picture: "portrait-alumnus-suit", duty: { en: "Vineyard", sw: "Shamba la mizabibu" } },
  { group: "PROJECT_TEAM", duty: { en: "Dairy", sw: "Ng’ombe wa maziwa" } },
  { group: "ASSISTANT_PROJECT_MANAGER" },
  { group: "DISPENSARY_MANAGER", address: sister, picture: "portrait-nurse" },
  { group: "DISPENSARY_TEAM", picture: "portrait-nurse", duty: { en: "Nurse", sw: "Muuguzi" } },
  { group: "DISPENSARY_TEAM", duty: { en: "Laboratory", sw: "Maabara" } },
  { group: "ASSISTANT_DISPENSARY_MANAGER" },
  { group: "DRIVERS", picture: "portrait-driver" },
  { group: "DRIVERS" },
  { group: "CHEF_TEAM", picture: "portrait-chef" },
  { group: "OTHER", picture: "portrait-teacher-suit", duty: { en: "Librarian", sw: "Mkutubi" } },
  { group: "OTHER", duty: { en: "Watchman", sw: "Mlinzi" } },
];

const addressed = (address: Bilingual | undefined, { en, sw }: Bilingual): Bilingual =>
  address ? { en: `${address.en} ${en}`, sw: `${address.sw} ${sw}` } : { en, sw };

function sampleName(number: number): Bilingual {
  const digits = String(number).padStart(2, "0");
  return { en: `Sample Name ${digits}`, sw: `Jina la Mfano ${digits}` };
}

export const demoOrganization: readonly DemoFile[] = datedFiles(
  20,
  1,
  { page: "ORGANIZATION" },
  members.map(({ group, address, name, picture, duty }, index) => ({
    title: group,
    name: addressed(address, name ?? sampleName(index + 1)),
    description: duty ?? null,
    picture: picture ?? null,
  })),
);
