interface ParagraphProps {
  className?: string | undefined;
  /** Empty where the school has removed the text. */
  children: string | undefined;
}

/** A paragraph; nothing without words. */
export function Paragraph({ className, children }: ParagraphProps) {
  return children ? <p className={className}>{children}</p> : null;
}
