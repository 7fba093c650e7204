import { Fragment } from "react";

/** An address that continues on the next line at an @ or a dot, if it must. */
export function EmailAddress({ children }: { children: string }) {
  return (
    <span>
      {children.split(/(?=[@.])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts are neither moved nor unique
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
