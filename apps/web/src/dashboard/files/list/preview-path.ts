import type { ManagedFile } from "@visiga/contracts/managed-files";
import { pageAt, pageRow, publicPaths } from "@visiga/contracts/public-paths";

/** The page that shows a file: its own, else the first with a list of its title or of its page, else all pictures. */
export function pathShowing({ path, page, title }: ManagedFile): string {
  const listed = (fits: (list: { page?: string; title?: string }) => boolean) =>
    publicPaths.find((each) => Object.values(pageRow(pageAt(each)).lists ?? {}).some(fits));
  return path ?? listed((list) => list.title === title) ?? listed((list) => list.page === page) ?? "/images";
}
