/** What it did is part of the next migration. */
export class SearchForm1795918100037 {
  readonly name = "SearchForm1795918100037";

  async up(): Promise<void> {}
}
