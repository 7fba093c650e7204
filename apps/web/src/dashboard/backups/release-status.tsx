import { useQuery } from "@tanstack/react-query";
import { fill } from "@visiga/i18n/format";
import { useTrpc } from "#platform/data/use-trpc.ts";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { Notice } from "#ui/text/notice.tsx";
import styles from "./backups-tab.module.css";

/** The version of the program, and the address of a newer release. */
export function ReleaseStatus() {
  const { release } = useDashboardDictionary().backups;
  const { data } = useQuery(useTrpc().releases.status.queryOptions());
  if (!data) return null;
  return (
    <div className={styles.release}>
      {data.newer && (
        <Notice icon="bell">
          {fill(release.newer, { version: data.newer.version })} <a href={data.newer.address}>{data.newer.address}</a>
        </Notice>
      )}
      <p className={styles.care}>{fill(release.installed, { version: data.installed })}</p>
    </div>
  );
}
