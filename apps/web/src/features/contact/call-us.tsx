import { useDictionary } from "../../platform/dictionary.ts";
import { useSite } from "../../platform/site-facts.ts";
import { telephone } from "../../platform/telephone.ts";
import { Block, Blocks } from "../../ui/blocks.tsx";
import { Link } from "../../ui/link.tsx";
import { SampleNote } from "./sample-note.tsx";

/** The two numbers, large: the office and the admission. */
export function CallUs() {
  const { call } = useDictionary().contact;
  const { phoneOffice, phoneAdmission } = useSite().facts;
  if (!phoneOffice && !phoneAdmission) return null;
  return (
    <div id="call">
      <Blocks>
        {phoneOffice && (
          <Block tone="gold" term={`${call.title}: ${call.office}`}>
            <Link to={telephone(phoneOffice)}>{phoneOffice}</Link>
          </Block>
        )}
        {phoneAdmission && (
          <Block tone="blue" term={`${call.title}: ${call.admission}`}>
            <Link to={telephone(phoneAdmission)}>{phoneAdmission}</Link>
          </Block>
        )}
      </Blocks>
      <SampleNote of={["phoneOffice", "phoneAdmission"]} />
    </div>
  );
}
