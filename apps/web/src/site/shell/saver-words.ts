import { byteWords } from "#platform/words/byte-words.ts";
import type { Words } from "#platform/words/dictionary.ts";
import type { SaverWords } from "#ui/media/saver.ts";

export const saverWords = ({ language, dictionary: { saver } }: Words): SaverWords => ({
  show: saver.show,
  open: saver.open,
  weight: (bytes) => byteWords(bytes, saver, language),
});
