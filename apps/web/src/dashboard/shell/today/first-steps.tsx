import { useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FirstStep, firstSteps } from "@visiga/contracts/first-steps";
import { isRecordsKey, type SiteKey } from "@visiga/contracts/site";
import { fill } from "@visiga/i18n/format";
import { BackupPaperDialog } from "#dashboard/backups/backup-paper.tsx";
import { ValueSheet } from "#dashboard/site/sheet/value-sheet.tsx";
import { OwnNameDialog, RegisterDialog } from "#dashboard/users/dialogs/user-dialogs.tsx";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./today-tab.module.css";

/** The form of a step is over Today, that of news in Images. */
const pathOf = (step: FirstStep): string =>
  step === "news" ? "/dashboard?page=NEWS&add=true" : `/dashboard?tab=today&step=${step}`;

/** What a school does on its first afternoon. Each step ticks itself, and the card goes when all are done. */
export function FirstSteps({ done }: { done: readonly FirstStep[] | undefined }) {
  const { steps: t } = useDashboardDictionary().today;
  const { step } = useSearch({ from: "/dashboard/frame/today" });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const close = () => {
    void queryClient.invalidateQueries();
    void navigate({ to: "/dashboard/today", search: {}, replace: true });
  };
  const form = step && step !== "news" && <FirstStepForm key={step} step={step} onClose={close} />;
  if (!done || done.length === firstSteps.length) return form || null;
  const count = done.length;
  const progress = fill(t.progress, { count, all: firstSteps.length });
  return (
    <section className={`paper padded below-5 ${styles.card}`} aria-label={t.title}>
      <div className="row wraps apart gap-3">
        <h2 className="card-heading below-2">{t.title}</h2>
        <p className="semibold tabular">{progress}</p>
      </div>
      <ProgressBar label={progress} value={(count / firstSteps.length) * 100} />
      <ol className={`ruled-between above-3 ${styles.steps}`}>
        {firstSteps.map((each) => {
          const isDone = done.includes(each);
          return (
            <li key={each}>
              <Link to={pathOf(each)} className={`hover-line row gap-3 ${isDone ? "mute" : "semibold"}`}>
                <span className="fills">
                  {t[each]}
                  {isDone && <span className="visually-hidden">, {t.done}</span>}
                </span>
                <Icon name={isDone ? "check" : "next"} />
              </Link>
            </li>
          );
        })}
      </ol>
      {form}
    </section>
  );
}

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
function FirstStepForm({ step, onClose }: FirstStepFormProps) {
  const { today, users } = useDashboardDictionary();
  if (step === "name") return <OwnNameDialog title={today.steps.name} onClose={onClose} />;
  if (step === "colleague") return <RegisterDialog title={users.form.registerTitle} onClose={onClose} />;
  if (step === "backup") return <BackupPaperDialog onClose={onClose} />;
  const [first] = values[step];
  return <ValueSheet names={values[step]} field={isRecordsKey(first) ? `${first}.new` : first} onClose={onClose} />;
}
