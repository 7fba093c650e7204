import { useSchoolData } from "#platform/school/school-data.ts";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { StructuredData } from "#ui/text/structured-data.tsx";
import text from "#ui/text/text.module.css";
import { CallUs } from "./call-us.tsx";
import { EmailUs } from "./email-us.tsx";
import { FollowUs } from "./follow-us.tsx";
import { PicturePrivacy } from "./picture-privacy.tsx";
import { VisitUs } from "./visit-us.tsx";

/** Article of /contact: all contacts that were entered, and the handling of pictures. */
export function ContactArticle() {
  const { contact } = useDictionary();
  const { facts } = useSite();
  const { phoneOffice, phoneAdmission, emailAdmission, emailProjects, physicalAddress, postalAddress } = facts;
  const ways = [phoneOffice, phoneAdmission, emailAdmission, emailProjects, physicalAddress, postalAddress];
  return (
    <>
      <p className={text.lead}>{ways.some(Boolean) ? contact.lead : contact.empty}</p>
      <CallUs />
      <EmailUs />
      <VisitUs />
      <FollowUs />
      <PicturePrivacy />
      <StructuredData data={useSchoolData()} />
    </>
  );
}
