/** Groups items into arrays of `size`. The last may be shorter, none is empty. */
export async function* batches<Item>(items: AsyncIterable<Item>, size: number): AsyncIterable<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
