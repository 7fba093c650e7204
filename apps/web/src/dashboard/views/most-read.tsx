import type { PageViewReport } from "@visiga/contracts/page-views";
import { publicPaths } from "@visiga/contracts/public-paths";
import { formatNumber } from "@visiga/i18n/format";
import { type CSSProperties, useId } from "react";
import { usePlaceName } from "#dashboard/shared/words/page-names.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import styles from "./views.module.css";

export function MostRead({ pages }: Pick<PageViewReport, "pages">) {
  const { pageViews: words } = useDashboardDictionary();
  const language = useLanguage();
  const titleOf = usePlaceName();
  const id = useId();
  const highest = Math.max(...pages.map(({ count }) => count));
  const nameOf = (path: string) => {
    const page = publicPaths.find((each) => each === path);
    // An earlier release may have had other pages.
    return page ? titleOf(page) : path;
  };
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{words.mostRead}</h2>
      <table className={styles.pages}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{words.page}</th>
            <th scope="col">{words.count}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ path, count }) => (
            <tr key={path}>
              <th scope="row">
                {nameOf(path)}
                <i style={{ "--width": count / highest } as CSSProperties} />
              </th>
              <td>{formatNumber(count, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>{words.mostReadNote}</p>
    </section>
  );
}
