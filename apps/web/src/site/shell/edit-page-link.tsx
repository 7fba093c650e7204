import { publicPaths } from "@visiga/contracts/public-paths";
import { EditLink } from "#site/edit/edit-link.tsx";
import { usePath } from "./use-path.ts";

/** Leads to the page's texts in the dashboard. The page of a single file has a link of its own. */
export function EditPageLink() {
  const path = usePath();
  const page = publicPaths.find((each) => each === path);
  return page ? <EditLink to={`/dashboard?tab=site&section=pages&of=${page}`} /> : null;
}
