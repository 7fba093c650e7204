/** Renders nothing if its text is empty. */
export const Paragraph = (props: { className?: string | undefined; children: string | undefined }) =>
  props.children && <p {...props} />;

/** A heading with its paragraph. Renders nothing if the paragraph is empty. */
export function TitledParagraph({ title, children }: { title: string; children: string }) {
  if (!children) return null;
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  );
}
