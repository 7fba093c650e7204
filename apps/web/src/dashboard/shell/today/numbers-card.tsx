import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { WaitingNumbers } from "@visiga/contracts/payment-numbers";
import { fill, formatDay } from "@visiga/i18n/format";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { formatDateTime } from "#dashboard/shared/words/format-date-time.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./today-tab.module.css";

type Waiting = NonNullable<WaitingNumbers["waiting"]>;
type Listed = Waiting["numbers"][number] | WaitingNumbers["recent"][number];

/** Numbers to pay to that are new, for everybody who is logged in. Shows nothing without one. */
export function NumbersCard({ waiting, recent, restored }: WaitingNumbers) {
  const { numbers: t } = useDashboardDictionary().today;
  const language = useLanguage();
  if (!waiting && recent.length === 0 && !restored) return null;
  return (
    <section className={`paper below-5 ${styles.card}`} aria-label={t.title}>
      <h2>{t.title}</h2>
      {restored && (
        <Notice icon="warning" tone="bad">
          {t.fromBackup}
        </Notice>
      )}
      {waiting && <WaitingPart waiting={waiting} />}
      {recent.map((each) => (
        <div key={each.number} className="above-4">
          <p className="small mute">{fill(t.recent, { day: formatDay(each.since, language) })}</p>
          <NumberLine {...each} />
        </div>
      ))}
    </section>
  );
}

function WaitingPart({ waiting }: { waiting: Waiting }) {
  const { numbers: t } = useDashboardDictionary().today;
  const language = useLanguage();
  const administrator = useSessionUser().role === "ADMIN";
  const { by, at, publicAt, mayAgree, numbers, plan } = waiting;
  const trpc = useTrpc().site;
  const client = useQueryClient();
  const showToast = useToast();
  const settled = (message: string) => ({
    onSuccess: () => showToast(message),
    onSettled: () => client.invalidateQueries({ queryKey: trpc.pathKey() }),
  });
  const agree = useMutation(trpc.agreeToNumbers.mutationOptions(settled(t.agreed)));
  const refuse = useMutation(trpc.refuseNumbers.mutationOptions(settled(t.refused)));
  const busy = agree.isPending || refuse.isPending;
  return (
    <div className="stack gap-3">
      <p className="small mute">{by ? t.waiting : t.restored}</p>
      {numbers.map((each) => (
        <NumberLine key={`${each.name} ${each.number}`} {...each} />
      ))}
      <p>
        {by && fill(t.by, { name: by, time: formatDateTime(at, language) })}{" "}
        {publicAt ? fill(t.soon, { time: formatDateTime(publicAt, language) }) : t.second}
      </p>
      <p>{t.wrong}</p>
      {administrator && (
        <div className="row wraps gap-3">
          {mayAgree && (
            <Button icon="check" size="row" disabled={busy} onClick={() => agree.mutate({ plan })}>
              {t.agree}
            </Button>
          )}
          <Button variant="line" size="row" disabled={busy} onClick={() => refuse.mutate({ plan })}>
            {mayAgree ? t.refuse : t.withdraw}
          </Button>
        </div>
      )}
    </div>
  );
}

function NumberLine(listed: Listed) {
  const { payments } = useDictionary().joining;
  const { numbers: t } = useDashboardDictionary().today;
  const { kind, name, number, holder } = listed;
  const others = "others" in listed ? listed.others : [];
  return (
    <p className="breaks">
      {fill(payments[kind], { name })}: <b className="tabular">{number}</b>
      <br />
      {fill(payments.holder, { name: holder })}
      {others.length > 0 && `, ${fill(t.others, { numbers: others.join(", ") })}`}
    </p>
  );
}
