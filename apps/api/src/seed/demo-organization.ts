import type { PictureName } from "@visiga/artwork/pictures";
import type { OrganizationGroup } from "@visiga/contracts/files";
import { type Bilingual, type DemoFile, datedFiles, numbered } from "./demo-file.ts";

type Duty = readonly [en: string, sw: string];
type Member = readonly [OrganizationGroup, address?: Bilingual | null, picture?: PictureName | null, duty?: Duty];

const archbishop = { en: "Most Rev.", sw: "Mhashamu Askofu Mkuu" };
const bishop = { en: "Rt. Rev.", sw: "Mhashamu Askofu" };
const priest = { en: "Rev.", sw: "Padri" };
const sister = { en: "Sr.", sw: "Sista" };
const man = { en: "Mr.", sw: "Bw." };
const woman = { en: "Mrs.", sw: "Bi." };

const members: readonly Member[] = [
  ["ARCHBISHOP", archbishop, "portrait-archbishop"],
  ["AUXILIARY_BISHOP", bishop, "portrait-bishop"],
  ["RECTOR", priest, "portrait-priest"],
  ["SPIRITUAL_DIRECTOR", priest, "portrait-director"],
  ["ACADEMIC_DEAN", null, "portrait-teacher-tie"],
  ["DISCIPLINE_MASTER", null, "portrait-teacher-suit"],
  ["GUARDIAN_TEACHER"],
  ["TEACHER", priest, "portrait-alumnus-priest", ["Bible knowledge", "Maarifa ya Biblia"]],
  ["TEACHER", man, "portrait-teacher-suit", ["Mathematics, physics", "Hisabati, Fizikia"]],
  ["TEACHER", woman, null, ["English", "Kiingereza"]],
  ["TEACHER", man, "portrait-teacher-tie", ["Chemistry", "Kemia"]],
  ["TEACHER", man, "portrait-alumnus-suit", ["History, geography", "Historia, Jiografia"]],
  ["ACCOUNTANT", null, "portrait-accountant"],
  ["HEAD_CHEF", null, "portrait-chef"],
  ["ACADEMIC", null, "portrait-teacher-tie", ["Examinations and timetable", "Mitihani na ratiba"]],
  ["STAFFS", null, "portrait-teacher-suit", ["Office", "Ofisi"]],
  ["ASSISTANT_ACADEMIC", null, "portrait-alumnus-graduate"],
  ["PROJECT_MANAGER", null, "portrait-teacher-tie"],
  ["PROJECT_TEAM", null, "portrait-alumnus-suit", ["Vineyard", "Shamba la mizabibu"]],
  ["PROJECT_TEAM", null, null, ["Dairy", "Ng’ombe wa maziwa"]],
  ["ASSISTANT_PROJECT_MANAGER"],
  ["DISPENSARY_MANAGER", sister, "portrait-nurse"],
  ["DISPENSARY_TEAM", null, "portrait-nurse", ["Nurse", "Muuguzi"]],
  ["DISPENSARY_TEAM", null, null, ["Laboratory", "Maabara"]],
  ["ASSISTANT_DISPENSARY_MANAGER"],
  ["DRIVERS", null, "portrait-driver"],
  ["DRIVERS"],
  ["CHEF_TEAM", null, "portrait-chef"],
  ["OTHER", null, "portrait-teacher-suit", ["Librarian", "Mkutubi"]],
  ["OTHER", null, null, ["Watchman", "Mlinzi"]],
];

/** Of a person whom another page names too. */
const rector = { en: "Sample Rector 04", sw: "Gombera wa Mfano 04" };

export const demoOrganization: readonly DemoFile[] = datedFiles(
  20,
  1,
  members.map(([title, address = null, picture = null, duty], index) => {
    const { en, sw } = title === "RECTOR" ? rector : numbered("Sample Name", "Jina la Mfano", index);
    return {
      page: "ORGANIZATION",
      title,
      name: address ? { en: `${address.en} ${en}`, sw: `${address.sw} ${sw}` } : { en, sw },
      description: duty ? { en: duty[0], sw: duty[1] } : null,
      picture,
    };
  }),
);
