import { useSite } from "#platform/school/site-content.ts";
import { telephone } from "#platform/school/telephone.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";

/** The office's number, which connects to the dispensary. Renders nothing if it was not entered. */
export function DispensaryCall() {
  const { dispensary } = useDictionary();
  const { facts, samples } = useSite();
  const number = facts.phoneOffice;
  if (!number) return null;
  const term = samples.includes("phoneOffice") ? dispensary.telephoneSample : dispensary.telephone;
  return (
    <>
      <h2>{dispensary.call}</h2>
      <Blocks>
        <Block tone="gold" term={term} note={dispensary.connect}>
          <Link to={telephone(number)}>{number}</Link>
        </Block>
      </Blocks>
    </>
  );
}
