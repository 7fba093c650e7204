interface TitledParagraphProps {
  title: string;
  /** Empty if the school has removed the text. */
  children: string;
}

/** A heading with its paragraph. Renders nothing if the paragraph is empty. */
export function TitledParagraph({ title, children }: TitledParagraphProps) {
  if (!children) return null;
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  );
}
