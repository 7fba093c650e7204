import { filePages } from "@visiga/contracts/files";

interface ListedFile {
  readonly photo: { readonly avif?: readonly unknown[] } | null;
}

const longest = 300_000;
const pause = 500;

/** Waits until the server has made every copy of its photos. It makes them in the background after startup. */
export async function finishedCopies(url: string): Promise<void> {
  for (const deadline = Date.now() + longest; await isAtWork(url); ) {
    if (Date.now() > deadline)
      throw new Error(`The copies of the photos are not ready after ${longest / 60_000} minutes`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

async function isAtWork(url: string): Promise<boolean> {
  const lists = await Promise.all(
    filePages.map(async (page): Promise<ListedFile[]> => {
      const answer = await fetch(`${url}/api/v1/files/page/${page}`);
      return answer.json();
    }),
  );
  return lists.flat().some(({ photo }) => photo?.avif?.length === 0);
}
