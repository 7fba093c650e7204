import { useDictionary } from "../../platform/dictionary.ts";
import { useSite } from "../../platform/site-facts.ts";
import { telephone } from "../../platform/telephone.ts";
import { Actions } from "../../ui/actions.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Fact, Facts } from "../../ui/facts.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./picture-privacy.module.css";

/** Which pictures of minors are shown, by whose consent, and how one is taken down. */
export function PicturePrivacy() {
  const { privacy } = useDictionary().contact;
  const { which, consent, removal, subject } = privacy;
  const { emailAdmission, emailProjects, phoneOffice, phoneAdmission } = useSite().facts;
  const email = emailAdmission || emailProjects;
  const number = phoneOffice || phoneAdmission;
  const ask = email ? `mailto:${email}?subject=${encodeURIComponent(subject)}` : number && telephone(number);
  return (
    <section id="privacy">
      <h2>{privacy.title}</h2>
      <p>{privacy.lead}</p>
      <Facts wide className={styles.answers}>
        {[which, consent, removal].map(({ question, answer }) => (
          <Fact key={question} term={question} plain>
            {answer}
          </Fact>
        ))}
      </Facts>
      {ask && (
        <Actions>
          <ButtonLink to={ask} variant="line">
            <Icon name={email ? "mail" : "phone"} />
            {privacy.ask}
          </ButtonLink>
        </Actions>
      )}
    </section>
  );
}
