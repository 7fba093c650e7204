import { useDictionary } from "#platform/words/dictionary.ts";
import { Block, Blocks } from "#ui/layout/blocks.tsx";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Paragraph } from "#ui/text/paragraph.tsx";
import text from "#ui/text/text.module.css";
import { PrayerDay } from "./prayer-day.tsx";
import { PrayerWeek } from "./prayer-week.tsx";

/** Article of /spiritual: prayers of the day, the week and the month. */
export function SpiritualArticle() {
  const { spiritual } = useDictionary();
  const { holyHour, retreat, benediction, conference } = spiritual;
  return (
    <>
      <Paragraph className={text.lead}>{spiritual.lead}</Paragraph>
      <PrayerDay />
      <h2>{spiritual.week.title}</h2>
      <PrayerWeek />
      <h2>{spiritual.month}</h2>
      <Stack gap={8}>
        <Blocks>
          <Block tone="gold" term={holyHour.title} note={holyHour.text}>
            {holyHour.figure}
          </Block>
          <Block tone="red" term={retreat.title} note={retreat.text}>
            {retreat.figure}
          </Block>
        </Blocks>
        <Columns>
          {benediction.text && <Column title={benediction.title}>{benediction.text}</Column>}
          <Column title={conference.title}>{conference.text}</Column>
        </Columns>
      </Stack>
    </>
  );
}
