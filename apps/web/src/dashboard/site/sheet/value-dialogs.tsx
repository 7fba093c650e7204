import type { RecordsKey } from "@visiga/contracts/site";
import type { ValueKey } from "@visiga/contracts/site-texts";
import { ConflictDialog } from "#dashboard/shared/dialogs/conflict-dialog.tsx";
import { ConfirmDialog } from "#dashboard/shared/dialogs/dialog.tsx";
import { useLanguageNames, useValueName } from "#dashboard/shared/words/names.ts";
import type { SiteForm } from "#dashboard/site/editing/use-site-form.ts";
import { PasteDialog } from "#dashboard/site/values/paste-dialog.tsx";
import { toForm } from "#dashboard/site/values/value-form.ts";
import { useValueTexts } from "#dashboard/site/values/value-texts.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { SendDialog } from "./send-dialog.tsx";
import { VersionsDialog } from "./versions-dialog.tsx";

export type ValueDialog =
  | { readonly what: "versions" | "send"; readonly key: ValueKey }
  | { readonly what: "paste"; readonly key: RecordsKey };

interface ValueDialogsProps {
  siteForm: SiteForm;
  open: ValueDialog | null;
  onClose: () => void;
}

export function ValueDialogs({ siteForm, open, onClose }: ValueDialogsProps) {
  return (
    <>
      <ConfirmUnchanged siteForm={siteForm} />
      {open?.what === "versions" && <VersionsDialog name={open.key} siteForm={siteForm} onClose={onClose} />}
      {open?.what === "send" && <SendDialog stored={siteForm.storedOf(open.key)} onClose={onClose} />}
      {open?.what === "paste" && <PasteDialog name={open.key} change={siteForm.change} onClose={onClose} />}
      {siteForm.conflict && (
        <SiteConflict key={siteForm.conflict.theirs.key} conflict={siteForm.conflict} siteForm={siteForm} />
      )}
    </>
  );
}

/** Asks whether samples are right as they are. */
export function ConfirmUnchanged({ siteForm }: { siteForm: SiteForm }) {
  const { site } = useDashboardDictionary();
  const nameOf = useValueName();
  const { asked, confirm, cancel } = siteForm.samples;
  return (
    <ConfirmDialog
      open={asked.length > 0}
      title={site.confirmMany.title}
      question={site.confirmMany.question}
      confirmLabel={site.confirmRecords}
      onConfirm={confirm}
      onClose={cancel}
    >
      <ul className="ruled above-3">
        {asked.map(({ key }) => (
          <li key={key}>{nameOf(key)}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function SiteConflict({ conflict, siteForm }: { conflict: NonNullable<SiteForm["conflict"]>; siteForm: SiteForm }) {
  const nameOf = useValueName();
  const names = useLanguageNames();
  const valueTexts = useValueTexts();
  const { key, value } = conflict.theirs;
  const theirTexts = valueTexts(key, toForm(key, value));
  const fields = valueTexts(key, siteForm.toForm(key)).map(({ side, text }, index) => ({
    label: side === "both" ? nameOf(key) : `${nameOf(key)}, ${names[side]}`,
    yours: text,
    theirs: theirTexts[index]?.text ?? "",
  }));
  return <ConflictDialog fields={fields} {...conflict} />;
}
