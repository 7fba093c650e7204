import type { FirstStep } from "@visiga/contracts/first-steps";
import { useDictionary } from "#platform/words/dictionary.ts";
import { TextLink } from "#ui/controls/text-link.tsx";
import { WaitingWords } from "#ui/text/waiting-words.tsx";

/** The way from what is not entered yet to the first steps; script shows it to users who are logged in. */
export function EnterNow({ step }: { step?: FirstStep }) {
  return (
    <template data-edit-link>
      <p>
        <TextLink to={`/dashboard?tab=today${step ? `&step=${step}` : ""}`}>
          <WaitingWords>{useDictionary().common.enterNow}</WaitingWords>
        </TextLink>
      </p>
    </template>
  );
}
