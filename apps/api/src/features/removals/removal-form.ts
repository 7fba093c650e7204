import { removalPath } from "@visiga/contracts/public-paths";
import { removalRequest } from "@visiga/contracts/removals";
import * as z from "zod/mini";
import { asValidationError } from "#platform/failure.ts";
import type { PageForm } from "#platform/pages/page-forms.ts";
import type { RemovalsService } from "./removals.service.ts";

/** Room for the longest words as a form encodes them, 12 bytes for some characters. */
const bodyLimit = 16_000;

/** The form of `/removal?file=…`, for browsers without script as well. */
export const removalForm = (service: RemovalsService): PageForm => ({
  path: removalPath,
  bodyLimit,
  submit: async (fields, { file }, address) => {
    const asked = z.safeParse(removalRequest, { ...fields, file });
    if (!asked.success) throw asValidationError(asked.error);
    await service.ask(asked.data, address);
    return `${removalPath}?sent=yes`;
  },
});
