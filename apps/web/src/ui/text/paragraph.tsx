interface ParagraphProps {
  className?: string | undefined;
  children: string | undefined;
}

export function Paragraph({ className, children }: ParagraphProps) {
  return children ? <p className={className}>{children}</p> : null;
}

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
