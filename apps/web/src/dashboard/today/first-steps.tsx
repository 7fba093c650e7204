import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type FirstStep, firstSteps } from "@visiga/contracts/first-steps";
import { fill } from "@visiga/i18n/format";
import type { ComponentType } from "react";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary } from "#platform/words/dictionary.ts";
import { Link } from "#ui/controls/link.tsx";
import { ProgressBar } from "#ui/controls/progress-bar.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./today-tab.module.css";

/** The form of a step is over Today, that of news in Images. */
const pathOf = (step: FirstStep): string =>
  step === "news" ? "/dashboard?page=NEWS&add=true" : `/dashboard?tab=today&step=${step}`;

export type StepForm = ComponentType<{ step: Exclude<FirstStep, "news">; onClose: () => void }>;

/** What a school does on its first afternoon. Each step ticks itself, and the card goes when all are done. */
export function FirstSteps({ Form }: { Form: StepForm }) {
  const { steps: t } = useDashboardDictionary().today;
  const administrator = useSessionUser().role === "ADMIN";
  const { step } = useSearch({ from: "/dashboard/frame/today" });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data } = useQuery(
    useTrpc().firstSteps.read.queryOptions(undefined, { staleTime: 0, enabled: administrator }),
  );
  if (!administrator) return null;
  const close = () => {
    void queryClient.invalidateQueries();
    void navigate({ to: "/dashboard/today", search: {}, replace: true });
  };
  const form = step && step !== "news" && <Form key={step} step={step} onClose={close} />;
  const count = data?.done.length ?? firstSteps.length;
  if (!data || count === firstSteps.length) return form || null;
  const progress = fill(t.progress, { count, all: firstSteps.length });
  return (
    <section className={`paper below-5 ${styles.card}`} aria-label={t.title}>
      <div className="row wraps apart gap-3">
        <h2>{t.title}</h2>
        <p className="semibold tabular">{progress}</p>
      </div>
      <ProgressBar label={progress} value={(count / firstSteps.length) * 100} />
      <ol className={`ruled-between above-3 ${styles.steps}`}>
        {firstSteps.map((each) => {
          const isDone = data.done.includes(each);
          return (
            <li key={each}>
              <Link to={pathOf(each)} className={`row gap-3 ${isDone ? "mute" : "semibold"}`}>
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
