/** What a database or a bucket lacks, and what to do. */
export interface MissingAbility {
  readonly says: string;
  readonly advice: string;
  /** Whether the site cannot work without it. */
  readonly needed: boolean;
}
