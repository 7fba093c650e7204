import { useSite } from "#platform/school/site-content.ts";
import { telephone } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { SampleNote } from "#site/samples/sample-note.tsx";
import { Link } from "#ui/controls/link.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";

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
