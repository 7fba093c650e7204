/** Posts a field in a body, because an address may be logged. If the response is an attachment, the browser stays here. */
export function postField(action: string, name: string, value: string): void {
  const form = Object.assign(document.createElement("form"), { method: "post", action });
  form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}
