import { readStored, writeStored } from "#platform/storage/browser-storage.ts";

/** What is ticked under 'What to bring' stays ticked on this device. */
const key = "ticked";
const boxes = document.querySelectorAll<HTMLInputElement>("[data-tick]");

if (boxes.length > 0) {
  // The other level's names may not be on this page.
  const ticked = new Set<string>(JSON.parse(readStored(key) ?? "[]"));
  for (const box of boxes) {
    const { tick = "" } = box.dataset;
    box.checked = ticked.has(tick);
    box.addEventListener("change", () => {
      if (box.checked) ticked.add(tick);
      else ticked.delete(tick);
      writeStored(key, JSON.stringify([...ticked]));
    });
  }
}
