import { id } from "@visiga/contracts/fields";
import { fileFilters, fileSorts } from "@visiga/contracts/managed-files";
import * as z from "zod/mini";
import { pictureFilters } from "./picture-filter.ts";

const page = z._default(z.catch(z.enum(pictureFilters), pictureFilters[0]), pictureFilters[0]);

export const filesSearch = z.object({
  page,
  // The router parses `?q=1990` as a number.
  q: z._default(
    z.catch(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((q) => String(q).trim().slice(0, 200)),
      ),
      "",
    ),
    "",
  ),
  sort: z._default(z.catch(z.enum(fileSorts), fileSorts[0]), fileSorts[0]),
  only: z.catch(z.optional(z.enum(fileFilters)), undefined),
  /** Id of the file whose form is open, for users who come from the file’s public page. */
  edit: z.catch(z.optional(id), undefined),
  /** Whether the form of a new file is open. */
  add: z.catch(z.optional(z.literal(true)), undefined),
});
export type FilesSearch = z.output<typeof filesSearch>;

/** Search parameters of the tasks that replace the list in the Images tab. */
export const taskSearch = z.object({
  page,
  /** Id of the news whose album gets the added pictures. */
  album: z.catch(z.optional(id), undefined),
});
