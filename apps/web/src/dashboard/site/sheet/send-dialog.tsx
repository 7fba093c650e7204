import { useQuery } from "@tanstack/react-query";
import { isOver } from "@visiga/contracts/dated-facts";
import { levels } from "@visiga/contracts/joining";
import type { Language } from "@visiga/contracts/languages";
import type { SiteValue } from "@visiga/contracts/site";
import { inLanguage } from "@visiga/contracts/site-value";
import { loadPublicDictionary, type PublicDictionary } from "@visiga/i18n/dictionaries";
import { fill } from "@visiga/i18n/format";
import { useState } from "react";
import { Dialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { LanguageTabs } from "#dashboard/shared/forms/language-tabs.tsx";
import { today } from "#dashboard/shared/words/format-date-time.ts";
import type { StoredValue } from "#dashboard/site/editing/use-site-values.ts";
import { copyText } from "#platform/document/share-address.ts";
import { smsCount, smsLength } from "#platform/school/sms-text.ts";
import {
  announcementToSend,
  dateToSend,
  feesToSend,
  messagesWith,
  type TextToSend,
} from "#platform/school/texts-to-send.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Actions, Button, ButtonLink } from "#ui/controls/button.tsx";

/** Texts about the saved announcements, coming dates or fees, in either language, as SMS and for WhatsApp. */
export function SendDialog({ stored, onClose }: { stored: StoredValue; onClose: () => void }) {
  const { site } = useDashboardDictionary();
  const { send } = useDictionary().common;
  const [language, setLanguage] = useState(useLanguage());
  const [copied, setCopied] = useState<string | null>(null);
  const t = useQuery({
    queryKey: ["words of pages", language],
    queryFn: () => loadPublicDictionary(language),
    staleTime: Number.POSITIVE_INFINITY,
  }).data;
  return (
    <Dialog title={site.send.title} onClose={onClose}>
      <LanguageTabs label={site.send.language} value={language} onChange={setLanguage} />
      <ul className="ruled-between">
        {t &&
          textsToSend(stored, t, language).map(({ name, text, to }) => {
            const sent = { name, text: fill(t.common.send.from, { text }), to };
            const { sms, whatsapp } = messagesWith(sent, location.origin, language);
            return (
              <li key={text} className="breaks tall">
                <p lang={language}>{sms}</p>
                <p className="smaller mute">{fill(site.send.count, { count: smsCount(sms), max: smsLength })}</p>
                <Actions>
                  <Button
                    icon="copy"
                    size="row"
                    aria-label={fill(send.smsOne, { name })}
                    onClick={async () => (await copyText(sms)) && setCopied(name)}
                  >
                    {send.sms}
                  </Button>
                  <ButtonLink
                    icon="share"
                    variant="line"
                    size="row"
                    to={whatsapp}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={fill(send.whatsappOne, { name })}
                  >
                    {send.whatsapp}
                  </ButtonLink>
                </Actions>
              </li>
            );
          })}
      </ul>
      <div role="status">{copied && <p>{fill(site.send.copied, { name: copied })}</p>}</div>
    </Dialog>
  );
}

/** What can be sent of a value now: nothing of an announcement or a date that is over. */
export function textsToSend(
  { key, value }: StoredValue,
  words: Pick<PublicDictionary, "calendar" | "joining">,
  language: Language,
): TextToSend[] {
  const day = today();
  const entered = value ?? [];
  if (key === "announcements")
    return inLanguage(entered as SiteValue<typeof key>, language)
      .filter((each) => !isOver(key, each, day))
      .map(announcementToSend);
  if (key === "termDates")
    return inLanguage(entered as SiteValue<typeof key>, language)
      .filter((date) => !isOver(key, date, day))
      .map((date) => dateToSend(date, words, language));
  if (key !== "fees") return [];
  const fees = inLanguage(entered as SiteValue<typeof key>, language);
  return levels.flatMap((level) => feesToSend({ fees }, words, language, level) ?? []);
}
