import { listStep } from "@visiga/contracts/pages";
import { fill } from "@visiga/i18n/format";
import type { List } from "#platform/data/page-data.ts";
import { nextShow, showAll, shownCount } from "#platform/data/shown-items.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import styles from "./list-foot.module.css";
import { FailedNotice } from "./list-state.tsx";

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
        <FailedNotice title={failed} />
      </template>
      {total > step && (
        <div className={`screen-only ${styles.more}`} data-foot>
          {show && (
            <ButtonLink to={address(show)} variant={variant} data-more={shown} data-whole={showAll(list, step)}>
              {fill(props.more, { count: Math.min(step, total - shown) })}
            </ButtonLink>
          )}
          <span role="status" tabIndex={-1}>
            {fill(props.shown, { shown, total })}
          </span>
        </div>
      )}
    </>
  );
}
