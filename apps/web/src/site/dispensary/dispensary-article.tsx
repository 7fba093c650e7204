import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { ArtworkPlate } from "#site/samples/artwork.tsx";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { TitledColumns } from "#ui/layout/columns.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { Lead } from "#ui/text/paragraph.tsx";

export function DispensaryArticle() {
  const { dispensary } = useDictionary();
  const { open, consultation, laboratory, motherAndChild, pharmacy } = dispensary;
  const { facts, samples } = useSite();
  const number = facts.phoneOffice;
  const term = samples.includes("phoneOffice") ? dispensary.telephoneSample : dispensary.telephone;
  return (
    <>
      <Stack gap={6}>
        <Lead>{dispensary.lead}</Lead>
        <Notice icon="clock">
          <b>{open.title}</b> {open.text}
        </Notice>
      </Stack>
      <ArtworkPlate name="dispensary" sizes="(min-width: 62rem) 49vw, 92vw" eager />
      <TitledColumns title={dispensary.care} columns={[consultation, laboratory, motherAndChild, pharmacy]} />
      {number && (
        <>
          <h2>{dispensary.call}</h2>
          <Blocks>
            <Block tone="gold" term={term} note={dispensary.connect}>
              <PhoneNumber number={number} channels={facts.phoneOfficeChannels} />
            </Block>
          </Blocks>
        </>
      )}
    </>
  );
}
