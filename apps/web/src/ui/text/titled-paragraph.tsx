interface TitledParagraphProps {
  title: string;
  /** Empty where the school has removed the text. */
  children: string;
}

/** A heading with its paragraph; nothing without words below it. */
export function TitledParagraph({ title, children }: TitledParagraphProps) {
  if (!children) return null;
  return (
    <>
      <h2>{title}</h2>
      <p>{children}</p>
    </>
  );
}
