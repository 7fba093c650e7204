import { phoneChannelKeys, type SiteKey } from "@visiga/contracts/site";
import { takesChannels } from "@visiga/contracts/site-fields";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { invalidField } from "#platform/errors/app-error.ts";
import type { SiteValueEntity, StoredSiteValue } from "./site-value.entity.ts";

const pairs = Object.entries(phoneChannelKeys) as [SiteKey, SiteKey][];
const pairOf = (key: ValueKey) => pairs.find((pair) => pair.some((each) => each === key)) ?? [];

export const pairedKeys = (key: ValueKey): SiteKey[] => pairOf(key).filter((each) => each !== key);

/** @throws AppError `validation_failed` if a number that takes WhatsApp has no country code */
export function checkChannels(key: ValueKey, value: StoredSiteValue | null, paired: readonly SiteValueEntity[]): void {
  const values = new Map(paired.map((row) => [row.key, row.value])).set(key, value);
  const [number, channels] = pairOf(key).map((each) => values.get(each));
  if (typeof number !== "string" || !Array.isArray(channels)) return;
  if (!takesChannels(number, channels as never)) throw invalidField("value", "phone_country_code");
}
