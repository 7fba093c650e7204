import { phoneChannelKeys } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { useEffect, useState } from "react";
import { LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { useSiteForm } from "./editing/use-site-form.ts";
import { type StoredValue, useSiteValues } from "./editing/use-site-values.ts";
import { SiteValue } from "./sections/site-value.tsx";
import { type ValueDialog, ValueDialogs } from "./value-dialogs.tsx";
import { controlOf, fieldId, isBilingual } from "./values/value-form.ts";

interface ValueSheetProps {
  /** The value that was chosen, and those whose text contains it. */
  names: readonly ValueKey[];
  /** The chosen value, or field of a record, as `EditKey`. */
  field: string;
  onClose: () => void;
}

export function ValueSheet({ names, field, onClose }: ValueSheetProps) {
  const { site, dashboard } = useDashboardDictionary();
  const { values, failed } = useSiteValues();
  if (values) return <LoadedSheet names={names} field={field} values={values} onClose={onClose} />;
  const failure = failed ? site.loadFailed : null;
  return <LoadingDialog title={dashboard.tabs.site} failure={failure} onClose={onClose} />;
}

const channels: Readonly<Partial<Record<ValueKey, ValueKey>>> = phoneChannelKeys;

/** A phone number is edited together with its channels. */
const withChannels = (key: ValueKey): ValueKey[] => [key, ...(channels[key] ? [channels[key]] : [])];

function LoadedSheet({ names, field, values, onClose }: ValueSheetProps & { values: readonly StoredValue[] }) {
  const nameOf = useValueName();
  const language = useLanguage();
  const siteForm = useSiteForm(values, onClose);
  const [open, setOpen] = useState<ValueDialog | null>(null);
  const keys = names.flatMap(withChannels);
  const [name = "motto"] = keys;
  const focused = isBilingual(name) ? fieldId(name, language) : field;
  useEffect(() => controlOf(focused)?.focus(), [focused]);
  const forget = () => {
    for (const key of keys) siteForm.settle(key, siteForm.storedOf(key).version);
  };
  const draft = { restored: false, discard: forget, forget };
  return (
    <>
      <FormDialog
        form={{ busy: siteForm.busy, submit: (element) => siteForm.save(keys, element), dismiss: () => {}, draft }}
        title={nameOf(name)}
        onClose={onClose}
      >
        {keys.map((key) => (
          <SiteValue key={key} name={key} siteForm={siteForm} onOpen={setOpen} wanted={field} />
        ))}
      </FormDialog>
      <ValueDialogs siteForm={siteForm} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
