/** Sends the passphrase in a body, because an address may be logged. The response is an attachment: the browser stays here. */
export function submitPassphrase(path: string, passphrase: string): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action: path });
  form.append(
    Object.assign(document.createElement("input"), { type: "hidden", name: "passphrase", value: passphrase }),
  );
  document.body.append(form);
  form.submit();
  form.remove();
}
