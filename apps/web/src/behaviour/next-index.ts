/**
 * Keyboard navigation in a list of `count` items that opens below a button: returns the next index, -1 for the button,
 * or null if the key does nothing. `index` is -1 on the button. The list wraps around.
 */
export function nextIndex(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowUp") return index < 0 ? count - 1 : index - 1;
  if (index < 0) return null;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
