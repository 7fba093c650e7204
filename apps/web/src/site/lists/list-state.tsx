import { useSearch } from "@tanstack/react-router";
import { listStep } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { nextShow, showAll, shownCount } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { EnterNow } from "#site/samples/enter-now.tsx";
import { Button, ButtonLink } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Notice } from "#ui/text/notice.tsx";
import { WaitingWords } from "#ui/text/waiting-words.tsx";
import styles from "./list-state.module.css";
import { wholeList } from "./years.tsx";

interface FailedNoticeProps {
  title?: string | undefined;
  className?: string | undefined;
  /** Its words wait until script shows the notice. */
  waiting?: boolean;
}

/** Notice of a list that failed to load. Retry reloads the page, or only the part that script failed to load. */
export function FailedNotice({ title, className, waiting }: FailedNoticeProps) {
  const { common } = useDictionary();
  const said = (words: string) => (waiting ? <WaitingWords>{words}</WaitingWords> : words);
  const query = Object.entries(useSearch({ strict: false })).filter(([, value]) => value !== undefined);
  const retry = (
    <form data-retry>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button icon="retry" type="submit" variant="line" size="row">
        {said(common.retry)}
      </Button>
    </form>
  );
  return (
    <Notice tone="bad" icon="warning" role="status" action={retry} className={className}>
      <b>{said(title ?? common.listFailed)}</b> {said(common.listFailedHint)}
    </Notice>
  );
}

/** Replaces an empty list, with a link to the home page. */
export function NothingYet({ title }: { title: string }) {
  const { backHome } = useDictionary().common;
  return (
    <>
      <EmptyState title={title} action={<TextLink to="/">{backHome}</TextLink>} />
      <EnterNow />
    </>
  );
}

export function ListState({ list, failed, empty }: { list: List; failed?: string; empty: ReactNode }) {
  if (list.failed) return <FailedNotice title={failed} />;
  return list.items.length === 0 ? empty : null;
}

interface ListFootProps {
  list: List;
  step?: number;
  /** Address of the list with `show` items. */
  address?: (show: number) => string;
  /** Label of the link; `{count}` is the number of items that it adds. */
  more: string;
  /** Text with `{shown}` and `{total}`. */
  shown: string;
  /** `main` if this is the page's main action. */
  variant?: "main" | "line";
  failed?: string;
}

/** Link to the longer list, with which script extends the list in place, and a notice for parts that fail to load. */
export function ListFoot(props: ListFootProps) {
  const { list, step = listStep, address = (show) => `?show=${show}`, variant = "line", failed } = props;
  if (list.failed) return null;
  const { total } = list;
  const shown = shownCount(list);
  const show = nextShow(list, step);
  return (
    <>
      <template data-list-failed>
        <FailedNotice title={failed} waiting />
      </template>
      {total > step && (
        <div className={`screen-only row wraps gap-5 ${styles.more}`} data-foot>
          {show && (
            <ButtonLink to={address(show)} variant={variant} data-more={shown} data-whole={showAll(list, step)}>
              {fill(props.more, { count: Math.min(step, total - shown) })}
            </ButtonLink>
          )}
          {show && show < total && wholeList(props)}
          <span role="status" tabIndex={-1} className="mute tabular">
            {fill(props.shown, { shown, total })}
          </span>
        </div>
      )}
    </>
  );
}
