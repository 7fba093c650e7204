import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./email-us.module.css";

export function EmailUs() {
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
      <SampleNote of={["emailAdmission", "emailProjects"]} />
    </section>
  );
}

function Mail({ to }: { to: string }) {
  return (
    <TextLink to={`mailto:${to}`} className={styles.mail}>
      <Icon name="mail" className={styles.icon} />
      {to}
    </TextLink>
  );
}
