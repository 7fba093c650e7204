import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { TitledColumns } from "#ui/layout/titled-columns.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";

const sizes = "(min-width: 62rem) 49vw, 92vw";

export function DispensaryArticle() {
  const { artwork, dispensary } = useDictionary();
  const { open, consultation, laboratory, motherAndChild, pharmacy } = dispensary;
  return (
    <>
      <Stack gap={6}>
        <Paragraph className={text.lead}>{dispensary.lead}</Paragraph>
        <Notice icon="clock">
          <b>{open.title}</b> {open.text}
        </Notice>
      </Stack>
      <Plate>
        <Picture photo={null} fallback="dispensary" alt={artwork.dispensary} sizes={sizes} eager />
      </Plate>
      <TitledColumns title={dispensary.care} columns={[consultation, laboratory, motherAndChild, pharmacy]} />
      <DispensaryCall />
    </>
  );
}

/** The office's number, which connects to the dispensary. Renders nothing if it was not entered. */
function DispensaryCall() {
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
          <PhoneNumber number={number} channels={facts.phoneOfficeChannels} />
        </Block>
      </Blocks>
    </>
  );
}
