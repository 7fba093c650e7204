import { Block, Blocks } from "#ui/layout/blocks.tsx";

interface FormFigure {
  term: string;
  /** Undefined if not entered. */
  figure: string | undefined;
  note?: string | undefined;
}

/** Blocks with the price and the due date of the form. */
export function FormBlocks({ price, dueDate }: { price: FormFigure; dueDate: FormFigure }) {
  if (!price.figure && !dueDate.figure) return null;
  return (
    <Blocks>
      {price.figure && (
        <Block tone="gold" term={price.term} note={price.note}>
          {price.figure}
        </Block>
      )}
      {dueDate.figure && (
        <Block tone="red" term={dueDate.term} note={dueDate.note}>
          {dueDate.figure}
        </Block>
      )}
    </Blocks>
  );
}
