import { pathOf } from "@visiga/contracts/pages";
import { useSchoolData } from "#platform/document/school-data.ts";
import { useMark } from "#platform/editing/marks.ts";
import { useSite, useSocialLinks } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { EnterNow } from "#site/samples/enter-now.tsx";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { IconLink, IconLinks } from "#ui/controls/icon-button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Fact, Facts } from "#ui/lists/facts.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { EmailAddress } from "#ui/text/email-address.tsx";
import { StructuredData } from "#ui/text/structured-data.tsx";
import styles from "./contact-article.module.css";

const phones = ["phoneOffice", "phoneAdmission"] as const;
const mails = ["emailAdmission", "emailProjects"] as const;
const places = ["physicalAddress", "position", "postalAddress"] as const;

export function ContactArticle() {
  const { contact, privacy } = useDictionary();
  const { facts } = useSite();
  const social = useSocialLinks();
  const reachable = [...phones, ...mails, ...places].some((key) => facts[key]);
  return (
    <>
      <p className="lead">{reachable ? contact.lead : contact.empty}</p>
      {!reachable && <EnterNow step="phone" />}
      <CallUs />
      <EmailUs />
      <VisitUs />
      {social.length > 0 && (
        <section>
          <h2>{contact.social.title}</h2>
          <IconLinks>
            {social.map(({ service, to }) => (
              <li key={service}>
                <IconLink icon={service} label={contact.social[service]} to={to} />
              </li>
            ))}
          </IconLinks>
        </section>
      )}
      {facts.dataRegistration && (
        <Facts wide className="above-6">
          <Fact term={privacy.place.registration}>{facts.dataRegistration}</Fact>
        </Facts>
      )}
      {/* The ids are those of the sections that were here, of which addresses were sent. */}
      <p className="wraps gap-5 above-6">
        <TextLink id="privacy" to={pathOf("privacy")}>
          {privacy.title}
        </TextLink>
        <TextLink id="accessibility" to={`${pathOf("privacy")}#accessibility`}>
          {privacy.accessibility.title}
        </TextLink>
      </p>
      <StructuredData data={useSchoolData()} />
    </>
  );
}

function CallUs() {
  const { call } = useDictionary().contact;
  const { phoneOffice, phoneOfficeChannels, phoneAdmission, phoneAdmissionChannels } = useSite().facts;
  if (!phoneOffice && !phoneAdmission) return null;
  return (
    <section id="call">
      <Blocks>
        {phoneOffice && (
          <Block tone="gold" term={`${call.title}: ${call.office}`}>
            <PhoneNumber number={phoneOffice} channels={phoneOfficeChannels} />
          </Block>
        )}
        {phoneAdmission && (
          <Block tone="blue" term={`${call.title}: ${call.admission}`}>
            <PhoneNumber number={phoneAdmission} channels={phoneAdmissionChannels} />
          </Block>
        )}
      </Blocks>
      <SampleNote of={phones} />
    </section>
  );
}

function EmailUs() {
  const { email } = useDictionary().contact;
  const { emailAdmission, emailProjects } = useSite().facts;
  if (!emailAdmission && !emailProjects) return null;
  return (
    <section id="email">
      <h2>{email.title}</h2>
      <Columns>
        {emailAdmission && (
          <Column id="admission" title={email.admission.title} action={<Mail to={emailAdmission} />}>
            {email.admission.text}
          </Column>
        )}
        {emailProjects && (
          <Column id="projects" title={email.projects.title} action={<Mail to={emailProjects} />}>
            {email.projects.text}
          </Column>
        )}
      </Columns>
      <SampleNote of={mails} />
    </section>
  );
}

function Mail({ to }: { to: string }) {
  return (
    <TextLink to={`mailto:${to}`} className="breaks above-1">
      <Icon name="mail" className="red-text" />
      <EmailAddress>{to}</EmailAddress>
    </TextLink>
  );
}

function VisitUs() {
  const { visit } = useDictionary().contact;
  const { physicalAddress, position, postalAddress } = useSite().facts;
  const mark = useMark();
  if (!physicalAddress && !position && !postalAddress) return null;
  // Opens the map app of a phone, else the same map in the browser; a `geo:` address does nothing on iOS and desktops.
  const place = position && encodeURIComponent(position.replaceAll(" ", ""));
  const map = place && (
    <TextLink to={`https://www.google.com/maps/search/?api=1&query=${place}`} className="breaks above-1">
      <Icon name="place" className="red-text" />
      {mark("position", visit.map)}
    </TextLink>
  );
  return (
    <section id="visit">
      <h2>{visit.title}</h2>
      <Columns>
        {(physicalAddress || position) && (
          <Column title={visit.physical} action={map}>
            {physicalAddress && <address className={`lines ${styles.address}`}>{physicalAddress}</address>}
          </Column>
        )}
        {postalAddress && (
          <Column title={visit.postal}>
            <address className={`lines ${styles.address}`}>{postalAddress}</address>
          </Column>
        )}
      </Columns>
      <SampleNote of={places} />
    </section>
  );
}
