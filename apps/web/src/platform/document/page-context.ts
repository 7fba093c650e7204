import type { PostedForm } from "@visiga/api/page-renderer";
import type { PageData } from "#platform/data/page-data.ts";
import type { Words } from "#platform/words/dictionary.ts";
import type { PageFiles } from "./page-files.ts";

/** Context of every route's loader, head and component while the server draws one page. */
export interface PageContext extends Words {
  readonly data: PageData;
  /** Scheme and host of absolute links, no slash at the end. */
  readonly origin: string;
  /** The reader saves data: no script, no web fonts, pictures on request. */
  readonly saver: boolean;
  /** Address of the service worker that the page registers; undefined: none. */
  readonly worker: string | undefined;
  /** The form of this page that was sent and refused. */
  readonly posted: PostedForm | undefined;
  readonly files: PageFiles;
}
