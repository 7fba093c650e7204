import type { ReactNode } from "react";
import type { List } from "#platform/data/page-data.ts";
import { nextShow, showAll, shownCount } from "#platform/data/shown-items.ts";
import { useDictionary } from "#platform/words/dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { RetryNotice } from "#ui/lists/retry-notice.tsx";
import styles from "./list-foot.module.css";

interface ListFootProps {
  list: List;
  step: number;
  /** Address of the list with `show` items. */
  address: (show: number) => string;
  label: ReactNode;
  /** Text with the number of shown items and the total. */
  count: ReactNode;
  /** `main` if this is the page's main action. */
  variant?: "main" | "line";
  /** Title of the notice shown if the next part of the list fails to load. */
  failed: ReactNode;
}

/**
 * Foot of a list that can grow: a link to the longer list, with which script extends the list in place, and a notice for
 * parts that script failed to load.
 */
export function ListFoot({ list, step, address, label, count, variant = "line", failed }: ListFootProps) {
  const { common } = useDictionary();
  if (list.failed) return null;
  const show = nextShow(list, step);
  return (
    <>
      <template data-list-failed>
        <RetryNotice title={failed} retryLabel={common.retry}>
          {common.listFailedHint}
        </RetryNotice>
      </template>
      {list.total > step && (
        <div className={styles.more} data-foot>
          {show && (
            <ButtonLink
              to={address(show)}
              variant={variant}
              data-more={shownCount(list)}
              data-whole={showAll(list, step)}
            >
              {label}
            </ButtonLink>
          )}
          <span role="status" tabIndex={-1}>
            {count}
          </span>
        </div>
      )}
    </>
  );
}
