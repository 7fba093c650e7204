import { Block, Blocks } from "#ui/layout/blocks.tsx";

interface FormFigure {
  term: string;
  figure: string | undefined;
  note?: string | undefined;
}

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
          {/* A long month does not fit beside day and year in large type. */}
          {dueDate.figure.replaceAll("\u00a0", " ")}
        </Block>
      )}
    </Blocks>
  );
}
