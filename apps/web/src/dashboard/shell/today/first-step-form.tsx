import type { FirstStep } from "@visiga/contracts/first-steps";
import { isRecordsKey, type SiteKey } from "@visiga/contracts/site";
import { BackupPaperDialog } from "#dashboard/backups/backup-paper.tsx";
import { ValueSheet } from "#dashboard/site/sheet/value-sheet.tsx";
import { OwnNameDialog } from "#dashboard/users/dialogs/own-name-dialog.tsx";
import { RegisterDialog } from "#dashboard/users/dialogs/user-dialogs.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";

/** The values of each step, the first of them focused. A phone number brings its channels. */
const values = {
  phone: ["phoneOffice", "physicalAddress", "postalAddress"],
  address: ["physicalAddress", "postalAddress"],
  fees: ["fees"],
  payments: ["payments"],
  dates: ["termDates"],
  message: ["rectorMessage", "rectorName"],
} as const satisfies Partial<Record<FirstStep, SiteKey[]>>;

interface FirstStepFormProps {
  /** News has a form of its own in Images. */
  step: Exclude<FirstStep, "news">;
  onClose: () => void;
}

/** The form of a first step, over Today. */
export function FirstStepForm({ step, onClose }: FirstStepFormProps) {
  const { today, users } = useDashboardDictionary();
  if (step === "name") return <OwnNameDialog title={today.steps.name} onClose={onClose} />;
  if (step === "colleague") return <RegisterDialog title={users.form.registerTitle} onClose={onClose} />;
  if (step === "backup") return <BackupPaperDialog onClose={onClose} />;
  const [first] = values[step];
  return <ValueSheet names={values[step]} field={isRecordsKey(first) ? `${first}.new` : first} onClose={onClose} />;
}
