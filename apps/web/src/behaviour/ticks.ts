/** What is ticked under 'What to bring' stays ticked on this device. */
const key = "ticked";
const boxes = document.querySelectorAll<HTMLInputElement>("[data-tick]");

const nameOf = ({ dataset }: HTMLInputElement) => dataset.tick ?? "";

function storedNames(): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "[]");
  } catch {
    return [];
  }
}

if (boxes.length > 0) {
  const ticked = new Set(storedNames());
  for (const box of boxes) {
    box.checked = ticked.has(nameOf(box));
    box.addEventListener("change", () => {
      // The other level's names may not be on this page.
      if (box.checked) ticked.add(nameOf(box));
      else ticked.delete(nameOf(box));
      try {
        localStorage.setItem(key, JSON.stringify([...ticked]));
      } catch {
        // Without storage the ticks stay until the page is left.
      }
    });
  }
}
