import type { ComponentProps } from "react";

/** Controls or items with a name. Not a `<fieldset>`, which is for form fields, and which not every browser lays out as a row. */
export function Group({
  as: Element = "div",
  label,
  ...rest
}: { as?: "div" | "section"; label: string } & ComponentProps<"div">) {
  return <Element {...rest} role="group" aria-label={label} />;
}
