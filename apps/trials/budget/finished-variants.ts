import { filePages } from "@visiga/contracts/files";

interface ListedFile {
  readonly photo: { readonly avif?: readonly unknown[] } | null;
}

const timeout = 900_000;
const pause = 500;

/** Waits until the server has made every variant of its photos in the background. */
export async function finishedVariants(url: string): Promise<void> {
  for (const deadline = Date.now() + timeout; await isEncoding(url); ) {
    if (Date.now() > deadline)
      throw new Error(`The variants of the photos are not ready after ${timeout / 60_000} minutes`);
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Whether a photo lacks variants, which are encoded one photo after another. */
async function isEncoding(url: string): Promise<boolean> {
  const lists = await Promise.all(
    filePages.map(async (page): Promise<ListedFile[]> => {
      const answer = await fetch(`${url}/api/v1/files/page/${page}`);
      return answer.json();
    }),
  );
  return lists.flat().some(({ photo }) => photo?.avif?.length === 0);
}
