import { useMutation, useQueryClient } from "@tanstack/react-query";
import { missingFacts, type OverdueFact } from "@visiga/contracts/overdue-facts";
import type { WaitingNumbers } from "@visiga/contracts/payment-numbers";
import type { PlannedValue } from "@visiga/contracts/planned-values";
import type { SiteContent } from "@visiga/contracts/site";
import { fill, formatDay } from "@visiga/i18n/format";
import { valuePath } from "#dashboard/shared/place/site-sections.ts";
import { useToast } from "#dashboard/shared/toasts/toasts.tsx";
import { formatDateTime } from "#dashboard/shared/words/format-date-time.ts";
import { useValueName } from "#dashboard/shared/words/names.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useSessionUser } from "#platform/session/session-user.ts";
import { useDashboardDictionary, useDictionary, useLanguage } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { Link } from "#ui/controls/link.tsx";
import { TextButton, TextLink } from "#ui/controls/text-link.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./today-tab.module.css";
import type { useToday } from "./use-today.ts";

/** What the school should enter anew, and what pages leave out because it was never entered. */
export function FactsCard({ overdue, facts }: { overdue: readonly OverdueFact[]; facts: SiteContent["facts"] }) {
  const { today } = useDashboardDictionary();
  const language = useLanguage();
  const nameOf = useValueName();
  const overdueLine = (fact: OverdueFact): Line => {
    switch (fact.kind) {
      case "noneToCome":
        return { to: valuePath(fact.key), text: fill(today.noneToCome, { name: nameOf(fact.key) }) };
      case "pastDocuments":
        return { to: valuePath("documents"), text: fill(today.pastDocuments, { count: fact.count }) };
      case "oldFees":
        return { to: valuePath("fees"), text: fill(today.oldFees, { day: formatDay(fact.since, language) }) };
      case "oldNews":
        return { to: "/dashboard?page=NEWS", text: fill(today.oldNews, { day: formatDay(fact.since, language) }) };
    }
  };
  const missing = missingFacts(facts).map((key) => ({ to: valuePath(key), text: nameOf(key) }));
  return (
    <>
      <LinesCard title={today.overdue} lines={overdue.map(overdueLine)} />
      <LinesCard title={today.missing} lines={missing} />
    </>
  );
}

type Plan = Pick<PlannedValue, "key" | "from" | "held" | "changedSince">;

/** The values that are to come, and those that were not published on their day. */
export function PlansCard({ plans }: { plans: readonly Plan[] }) {
  const { plans: t } = useDashboardDictionary().today;
  const language = useLanguage();
  const nameOf = useValueName();
  const lines = plans.map(({ key, from, held, changedSince }) => {
    const pattern = held ? t.held : changedSince ? t.changedSince : t.line;
    return { to: valuePath(key), text: fill(pattern, { name: nameOf(key), day: formatDay(from, language) }) };
  });
  return <LinesCard title={t.title} lines={lines} />;
}

/** Texts of which one language is older than the other: translate, or confirm that it is still right. */
export function TranslationsCard({ values }: { values: ReturnType<typeof useToday>["outdated"] }) {
  const { today, site } = useDashboardDictionary();
  const nameOf = useValueName();
  const trpc = useTrpc().site;
  const client = useQueryClient();
  const showToast = useToast();
  const refresh = () => client.invalidateQueries({ queryKey: trpc.pathKey() });
  const confirming = useMutation(
    trpc.confirmTranslation.mutationOptions({
      onSuccess: () => showToast(site.agree),
      onSettled: refresh,
    }),
  );
  if (values.length === 0) return null;
  return (
    <section className="paper padded" aria-label={today.outdated}>
      <h2 className="card-heading below-2">{today.outdated}</h2>
      <ul className="ruled-between">
        {values.map(({ key, version, translation }) => {
          const name = nameOf(key);
          return (
            <li key={key} className={styles.text}>
              <b className="breaks">{name}</b>
              <p className="small mute">{site.tags[translation]}</p>
              <p className="wraps gap-4">
                <TextLink to={valuePath(key)} aria-label={fill(site.translation.translateOne, { name })}>
                  {site.translation.translate}
                </TextLink>
                <TextButton disabled={confirming.isPending} onClick={() => confirming.mutate({ key, version })}>
                  {site.stillRight[translation]}
                </TextButton>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export interface Line {
  readonly to: string;
  readonly text: string;
}

/** A card of lines, each a link to where it is settled. Shows nothing without a line. */
export function LinesCard({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={`paper padded ${styles.card}`} aria-label={title}>
      <h2 className="card-heading below-2">{title}</h2>
      <ul className="ruled-between">
        {lines.map(({ to, text }) => (
          <li key={text}>
            <Link to={to} className="hover-line row apart gap-3">
              {text}
              <Icon name="next" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Waiting = NonNullable<WaitingNumbers["waiting"]>;
type Listed = Waiting["numbers"][number] | WaitingNumbers["recent"][number];

/** Numbers to pay to that are new, for everybody who is logged in. Shows nothing without one. */
export function NumbersCard({ waiting, recent, restored }: WaitingNumbers) {
  const { numbers: t } = useDashboardDictionary().today;
  const language = useLanguage();
  if (!waiting && recent.length === 0 && !restored) return null;
  return (
    <section className="paper padded below-5" aria-label={t.title}>
      <h2 className="card-heading below-2">{t.title}</h2>
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
  const onSettled = () => client.invalidateQueries({ queryKey: trpc.pathKey() });
  const agree = useMutation(trpc.agreeToNumbers.mutationOptions({ onSuccess: () => showToast(t.agreed), onSettled }));
  const refuse = useMutation(trpc.refuseNumbers.mutationOptions({ onSuccess: () => showToast(t.refused), onSettled }));
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
