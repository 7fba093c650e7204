/** The names in braces of a text: `"{shown} of {total}"` has `shown` and `total`. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type AllOf<Union> = (Union extends unknown ? (member: Union) => void : never) extends (member: infer All) => void
  ? All
  : never;

type Holding<Name extends string> = AllOf<Name extends unknown ? `${string}{${Name}}${string}` : never>;

/** A text in another language: any text with the same placeholders. */
type TranslatedText<Text extends string> = [Placeholder<Text>] extends [never]
  ? string
  : Holding<Placeholder<Text>> & string;

/** The shape of another language: every key, lists of the same length, every placeholder. */
export type Translation<Source> = Source extends string
  ? TranslatedText<Source>
  : { readonly [Key in keyof Source]: Translation<Source[Key]> };

/** Texts in another language with the type of the English ones, from which `fill` knows the placeholders of each text. */
export const asEnglish = <English>(texts: Translation<English>): English => texts as unknown as English;
