import { arrangedPages } from "@visiga/contracts/managed-files";
import type { ReactNode, Ref } from "react";
import { useDashboardDictionary } from "../../../platform/dashboard-dictionary.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { TabHead } from "../frame/tab-head.tsx";
import { UploadWord } from "../upload/upload-word.tsx";
import { type FileFilter, fileFilters } from "./file-filter.ts";
import styles from "./files-head.module.css";

interface FilesHeadProps {
  filter: FileFilter;
  titleRef: Ref<HTMLHeadingElement>;
  /** The one for a single picture. */
  children: ReactNode;
}

const arranged: readonly string[] = arrangedPages;

/** The tab’s heading with the ways to add pictures and, on a page that has one, to its order. */
export function FilesHead({ filter, titleRef, children }: FilesHeadProps) {
  const { images } = useDashboardDictionary();
  const task = (name: string) =>
    `/dashboard?${new URLSearchParams({ ...(filter !== fileFilters[0] && { page: filter }), task: name })}`;
  return (
    <TabHead title={images.title} titleRef={titleRef}>
      <div className={styles.ways}>
        {arranged.includes(filter) && (
          <ButtonLink variant="line" to={task("order")}>
            <Icon name="list" />
            {images.order.open}
          </ButtonLink>
        )}
        <ButtonLink variant="line" to={task("upload")}>
          <Icon name="upload" />
          {images.addMany}
          <UploadWord />
        </ButtonLink>
        {children}
      </div>
    </TabHead>
  );
}
