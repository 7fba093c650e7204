import type { PostedForm } from "@visiga/api/page-renderer";
import { checkWait } from "@visiga/contracts/removals";
import { phoneChannelKeys } from "@visiga/contracts/site";
import type { DashboardDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { useSite } from "#platform/school/site-content.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { PhoneNumber } from "#site/phone/phone-number.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";

interface RemovalRefusalProps {
  posted: PostedForm;
  errors: DashboardDictionary["errors"];
}

/** The reason why the form was refused. If the reader has to wait, it includes the office's number, else that of admission. */
export function RemovalRefusal({ posted: { code, fields }, errors }: RemovalRefusalProps) {
  const { removal } = useDictionary();
  const { facts, samples } = useSite();
  const key = facts.phoneOffice ? "phoneOffice" : "phoneAdmission";
  const number = facts[key];
  const reason = fields.check ? fill(removal.busy, { seconds: checkWait }) : errors.failure[code];
  return (
    <div role="alert">
      <p>
        <b>{removal.failed}</b> {code === "forbidden" ? removal.elsewhere : reason}
      </p>
      {code === "rate_limited" && number && (
        <p>
          {samples.includes(key) ? removal.callSample : removal.call}{" "}
          <PhoneNumber number={number} channels={facts[phoneChannelKeys[key]]} as={TextLink} />
        </p>
      )}
    </div>
  );
}
