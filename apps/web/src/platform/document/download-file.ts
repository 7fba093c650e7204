/** Saves a file on the device, under its name. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: file.name }).click();
  // Safari reads the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
