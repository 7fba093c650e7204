/** The same items in arrays of `size`, the last one shorter; never an empty one. */
export async function* batches<Item>(items: AsyncIterable<Item>, size: number): AsyncIterable<Item[]> {
  let batch: Item[] = [];
  for await (const item of items) {
    if (batch.push(item) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
