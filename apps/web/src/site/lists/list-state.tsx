import { useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { Button } from "#ui/controls/button.tsx";
import { TextLink } from "#ui/controls/text-link.tsx";
import { EmptyState } from "#ui/lists/empty-state.tsx";
import { Icon } from "#ui/print/icon.tsx";
import { Notice } from "#ui/text/notice.tsx";

/** Notice of a list that failed to load. Retry reloads the page, or only the part that script failed to load. */
export function FailedNotice({ title, className }: { title?: string | undefined; className?: string | undefined }) {
  const { common } = useDictionary();
  const query = Object.entries(useSearch({ strict: false })).filter(([, value]) => value !== undefined);
  const retry = (
    <form data-retry>
      {query.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <Button type="submit" variant="line" size="row">
        <Icon name="retry" />
        {common.retry}
      </Button>
    </form>
  );
  return (
    <Notice tone="bad" icon="warning" role="status" action={retry} className={className}>
      <b>{title ?? common.listFailed}</b> {common.listFailedHint}
    </Notice>
  );
}

/** Replaces an empty list, with a link to the home page. */
export function NothingYet({ title }: { title: string }) {
  const { backHome } = useDictionary().common;
  return <EmptyState title={title} action={<TextLink to="/">{backHome}</TextLink>} />;
}

export function ListState({ list, failed, empty }: { list: List; failed?: string; empty: ReactNode }) {
  if (list.failed) return <FailedNotice title={failed} />;
  return list.items.length === 0 ? empty : null;
}
