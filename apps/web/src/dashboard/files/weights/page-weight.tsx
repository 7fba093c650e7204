import { useQuery } from "@tanstack/react-query";
import { visitBudgets } from "@visiga/contracts/page-budgets";
import type { PageWeight as Weight } from "@visiga/contracts/page-weights";
import type { PublicPath } from "@visiga/contracts/public-paths";
import { fill, formatNumber } from "@visiga/i18n/format";
import { useEffect } from "react";
import type { PictureFilter } from "#dashboard/shared/place/picture-filter.ts";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { useLanguage } from "#platform/words/dictionary.ts";
import { Icon } from "#ui/print/icon.tsx";
import { AllPageWeights } from "./all-page-weights.tsx";
import styles from "./page-weight.module.css";

const paths: Readonly<Record<Exclude<PictureFilter, "ALL">, PublicPath>> = {
  ALUMNI: "/alumni",
  GALLERY: "/gallery",
  ORGANIZATION: "/organization",
  NEWS: "/news",
  HOME: "/",
  SEMINARIANS: "/o-level",
  WAWATA: "/wawata",
};

/** Bytes that a phone downloads for the page of a filter, or for every page; hidden until loaded. */
export function PageWeight({ filter }: { filter: PictureFilter }) {
  const asked = filter === "ALL" ? {} : { path: paths[filter] };
  const { data, error } = useQuery(useTrpc().pageWeights.list.queryOptions(asked));
  useEffect(() => {
    if (error) console.error(error);
  }, [error]);
  // Reserves the height before the response arrives, so that the content below does not shift.
  const pages = data?.pages ?? [{ path: "/" as const, bytes: 0 }];
  const weight = filter === "ALL" || !data ? pages[0] : pages.find(({ path }) => path === paths[filter]);
  return (
    <div className={data ? undefined : styles.waiting}>
      {filter === "ALL" ? <AllPageWeights pages={pages} /> : weight && <OnePageWeight weight={weight} />}
    </div>
  );
}

function OnePageWeight({ weight: { path, bytes } }: { weight: Weight }) {
  const { weight } = useDashboardDictionary().images;
  const language = useLanguage();
  const budget = visitBudgets(path).first;
  const tooHeavy = bytes > budget;
  return (
    <p className={tooHeavy ? styles.heavy : styles.weight}>
      {tooHeavy && <Icon name="warning" />}
      <span>
        {fill(weight.pageWeight, {
          size: formatNumber(Math.round(bytes / 1000), language),
          budget: budget / 1000,
        })}{" "}
        {tooHeavy && weight.pageTooHeavy}
      </span>
    </p>
  );
}
