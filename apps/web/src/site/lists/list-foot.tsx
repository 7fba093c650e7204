import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { nextShow, shownCount, wholeShow } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { More } from "#ui/lists/more.tsx";
import { RetryNotice } from "#ui/lists/retry-notice.tsx";

interface ListFootProps {
  list: List;
  step: number;
  /** Address of the list with `show` items. */
  address: (show: number) => string;
  label: ReactNode;
  /** Text with the number of shown items and the total. */
  count: ReactNode;
  variant?: "main" | "line";
  /** Title of the notice shown if the next part of the list fails to load. */
  failed: ReactNode;
}

/** Foot of a list that can grow, and a notice for parts that script failed to load. */
export function ListFoot({ list, step, address, label, count, variant, failed }: ListFootProps) {
  const { common } = useDictionary();
  if (list.failed) return null;
  const show = nextShow(list, step);
  const next = show && { to: address(show), from: shownCount(list), whole: wholeShow(list, step) };
  return (
    <>
      <template data-list-failed>
        <RetryNotice title={failed} retryLabel={common.retry}>
          {common.listFailedHint}
        </RetryNotice>
      </template>
      {list.total > step && <More next={next || undefined} label={label} count={count} variant={variant} />}
    </>
  );
}
