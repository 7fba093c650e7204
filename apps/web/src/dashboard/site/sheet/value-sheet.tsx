import { isRecordsKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { useEffect, useEffectEvent, useState } from "react";
import { LoadingDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { FormDialog } from "#dashboard/shared/dialogs/form-dialog.tsx";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { type SiteForm, useSiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { type StoredValue, useSiteValues } from "#dashboard/site/editing/use-site-values.ts";
import { controlOf, fieldId, isBilingual, isFieldOf, withChannels } from "#dashboard/site/values/value-form.ts";
import { useDashboardDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { ValidFrom } from "./plan-notes.tsx";
import { SiteValue } from "./site-value.tsx";
import { type ValueDialog, ValueDialogs } from "./value-dialogs.tsx";

interface ValueSheetProps {
  /** The value that was chosen, and those whose text contains it. */
  names: readonly ValueKey[];
  /** The chosen value, or field of a record, as `EditKey`. */
  field: string;
  onClose: () => void;
}

export function ValueSheet(sheet: ValueSheetProps) {
  const { values, failed } = useSiteValues();
  return values ? <LoadedSheet {...sheet} values={values} /> : <LoadingSheet failed={failed} onClose={sheet.onClose} />;
}

function LoadingSheet({ failed, onClose }: { failed: boolean; onClose: () => void }) {
  const { site, dashboard } = useDashboardDictionary();
  return <LoadingDialog title={dashboard.tabs.site} failure={failed ? site.loadFailed : null} onClose={onClose} />;
}

/** A form over a page, which has no other values to save. */
function LoadedSheet({ values, ...sheet }: ValueSheetProps & { values: readonly StoredValue[] }) {
  const siteForm = useSiteForm(values, sheet.onClose);
  // Without a dialog in between, Escape would close none.
  if (!siteForm.read) return <LoadingSheet failed={false} onClose={sheet.onClose} />;
  return <SheetOfValues {...sheet} siteForm={siteForm} />;
}

/** Each announcement has a first day of its own, and numbers to pay to wait by their own rule. */
const isPlanned = (key: ValueKey): boolean => key !== "announcements" && key !== "payments";

/** The form of one value, or of several that stand together. What is typed stays as a draft until Cancel. */
export function SheetOfValues({ names, field, siteForm, onClose }: ValueSheetProps & { siteForm: SiteForm }) {
  const nameOf = useValueName();
  const language = useLanguage();
  const [open, setOpen] = useState<ValueDialog | null>(null);
  const keys = names.flatMap(withChannels);
  const [name = "motto"] = keys;
  const focused = field === name && isBilingual(name) ? fieldId(name, language) : field;
  useEffect(() => controlOf(focused)?.focus(), [focused]);
  const forget = () => {
    for (const key of keys) siteForm.settle(key, siteForm.storedOf(key).version);
  };
  // A record that was added and left empty is no draft.
  const leave = useEffectEvent(() => {
    for (const key of keys) siteForm.dropBlank(key);
  });
  useEffect(() => () => leave(), []);
  const { site, dashboard } = useDashboardDictionary();
  const draft = { restored: siteForm.restored && keys.some(siteForm.isChanged), discard: forget, forget };
  return (
    <>
      <FormDialog
        form={{ busy: siteForm.busy, submit: (element) => siteForm.save(keys, element), dismiss: () => {}, draft }}
        wide={keys.some((key) => isBilingual(key) || isRecordsKey(key))}
        title={nameOf(name)}
        submitLabel={siteForm.fromOf(keys) === undefined ? dashboard.save : site.plan.submit}
        onClose={onClose}
        extra={isPlanned(name) && <ValidFrom keys={keys} siteForm={siteForm} />}
      >
        {keys.map((key) => (
          <SiteValue
            key={key}
            name={key}
            titled={key === name}
            siteForm={siteForm}
            onOpen={setOpen}
            wanted={isFieldOf(key, field) ? field : null}
          />
        ))}
      </FormDialog>
      <ValueDialogs siteForm={siteForm} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
