import type { PostedForm } from "@visiga/api/page-renderer";
import type { PageData } from "#platform/data/page-data.ts";
import type { Words } from "#platform/words/dictionary.ts";
import type { PageFiles } from "./page-files.ts";

export interface PageContext extends Words {
  readonly data: PageData;
  /** Scheme and host of absolute links, no slash at the end. */
  readonly origin: string;
  /** Data saver is on: no script, no web fonts, pictures on request. */
  readonly saver: boolean;
  /** Whether the reader chose the dark theme without script. */
  readonly dark: boolean;
  /** Address of the service worker that the page registers, if any. */
  readonly worker: string | undefined;
  readonly preview: string | undefined;
  readonly posted: PostedForm | undefined;
  readonly files: PageFiles;
  readonly searchModule: string;
}
