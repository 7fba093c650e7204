/** Renders nothing if its text is empty. */
export const Paragraph = (props: { className?: string | undefined; children: string | undefined }) =>
  props.children && <p {...props} />;

/** The first paragraph of a page, in larger type. Renders nothing if its text is empty. */
export const Lead = ({ children }: { children: string | undefined }) => (
  <Paragraph className="lead">{children}</Paragraph>
);

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
