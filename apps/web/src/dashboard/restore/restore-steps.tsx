import { type RestoreStep, restoreSteps } from "@visiga/contracts/restore";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./restore.module.css";

const steps = [...restoreSteps, "pages"] as const;

interface RestoreStepsProps {
  step: RestoreStep | "pages";
  done: number;
  /** 0 for a step that is not counted. */
  of: number;
}

/** The steps of a restore. */
export function RestoreSteps({ step, done, of }: RestoreStepsProps) {
  const { restore } = useDashboardDictionary();
  const language = useLanguage();
  const present = steps.indexOf(step);
  return (
    <div role="status">
      <ol className={styles.steps}>
        {steps.map((name, index) => (
          <li key={name} aria-current={index === present ? "step" : undefined}>
            {index < present && <Icon name="check" />}
            {index === present && <Icon name="clock" />}
            <span>
              {restore.steps[name]}
              {index === present && of > 0 && (
                <small>
                  {fill(restore.step, { done: formatNumber(done, language), of: formatNumber(of, language) })}
                </small>
              )}
            </span>
          </li>
        ))}
      </ol>
      <p>{restore.running}</p>
    </div>
  );
}
