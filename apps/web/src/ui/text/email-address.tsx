/** An address that continues on the next line at its @, if it must: a line with `.tz` alone would look like a mistake. */
export function EmailAddress({ children }: { children: string }) {
  const at = children.indexOf("@");
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
