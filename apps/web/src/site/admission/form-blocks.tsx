import { Block, Blocks } from "#ui/layout/blocks.tsx";

interface FormFigure {
  term: string;
  /** Nothing while the seminary has not entered it. */
  figure: string | undefined;
  note?: string | undefined;
}

/** What the form costs and when it is due, at a glance. */
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
