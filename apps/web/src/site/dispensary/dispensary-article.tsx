import { useDictionary } from "#platform/words/dictionary.ts";
import { Column, Columns } from "#ui/layout/columns.tsx";
import { Plate } from "#ui/layout/plate.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { Notice } from "#ui/text/notice.tsx";
import text from "#ui/text/text.module.css";
import { DispensaryCall } from "./dispensary-call.tsx";

const sizes = "(min-width: 62rem) 49vw, 92vw";

/** Article of /dispensary: opening hours, services, telephone. */
export function DispensaryArticle() {
  const { artwork, dispensary } = useDictionary();
  const { open, consultation, laboratory, motherAndChild, pharmacy } = dispensary;
  return (
    <>
      <Stack gap={6}>
        <p className={text.lead}>{dispensary.lead}</p>
        <Notice icon="clock">
          <b>{open.title}</b> {open.text}
        </Notice>
      </Stack>
      <Plate>
        <Picture photo={null} fallback="dispensary" alt={artwork.dispensary} sizes={sizes} eager />
      </Plate>
      <h2>{dispensary.care}</h2>
      <Columns>
        {([consultation, laboratory, motherAndChild, pharmacy] as const).map((care) => (
          <Column key={care.title} title={care.title}>
            {care.text}
          </Column>
        ))}
      </Columns>
      <DispensaryCall />
    </>
  );
}
