interface ParagraphProps {
  className?: string | undefined;
  /** Empty if the school has removed the text. */
  children: string | undefined;
}

/** A paragraph. Renders nothing without a text. */
export function Paragraph({ className, children }: ParagraphProps) {
  return children ? <p className={className}>{children}</p> : null;
}
