import { arrangedPages } from "@visiga/contracts/managed-files";
import type { ReactNode, Ref } from "react";
import { type PictureFilter, pictureFilters } from "#dashboard/shared/place/picture-filter.ts";
import { TabHead } from "#dashboard/shared/tab/tab-head.tsx";
import { useDashboardDictionary } from "#platform/words/dashboard-dictionary.ts";
import { ButtonLink } from "#ui/controls/button.tsx";
import { Icon } from "#ui/print/icon.tsx";
import styles from "./files-head.module.css";

interface FilesHeadProps {
  titleRef: Ref<HTMLHeadingElement>;
  filter: PictureFilter;
  /** Progress of the upload queue. */
  uploading: ReactNode;
  /** The button that adds one file. */
  children: ReactNode;
}

const arranged: readonly string[] = arrangedPages;

/** Heading of the Images tab with its buttons. Only pages with a manual order have the button that arranges them. */
export function FilesHead({ titleRef, filter, uploading, children }: FilesHeadProps) {
  const { images } = useDashboardDictionary();
  const task = (name: string) =>
    `/dashboard?${new URLSearchParams({ ...(filter !== pictureFilters[0] && { page: filter }), task: name })}`;
  return (
    <TabHead title={images.title} titleRef={titleRef}>
      <div className={styles.ways}>
        {children}
        <ButtonLink variant="line" to={task("upload")}>
          <Icon name="upload" />
          {images.addMany}
          {uploading}
        </ButtonLink>
        {arranged.includes(filter) && (
          <ButtonLink variant="line" to={task("order")}>
            <Icon name="list" />
            {images.order.open}
          </ButtonLink>
        )}
      </div>
    </TabHead>
  );
}
