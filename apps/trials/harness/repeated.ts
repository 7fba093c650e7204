/**
 * Repeats `work` in as many parallel loops as `count`.
 * @returns a function that lets the running rounds end
 */
export function repeated(count: number, work: (loop: number, round: number) => Promise<unknown>): () => Promise<void> {
  let stopping = false;
  const loops = Array.from({ length: count }, async (_, loop) => {
    for (let round = 0; !stopping; round += 1) await work(loop, round);
  });
  return async () => {
    stopping = true;
    await Promise.all(loops);
  };
}
