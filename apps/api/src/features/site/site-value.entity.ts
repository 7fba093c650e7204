import type { AnySiteValue } from "@visiga/contracts/site";
import type { StoredText, ValueKey } from "@visiga/contracts/site-texts";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** What a row may hold. */
export type StoredSiteValue = AnySiteValue | StoredText;

/** One fact or text that the seminary owns, or a page text that it has edited. */
@Entity("site_value")
export class SiteValueEntity {
  @PrimaryColumn("text")
  key!: ValueKey;

  /** Null where it was removed from the site, or a page text returned to its default. */
  @Column("jsonb", { nullable: true })
  value!: StoredSiteValue | null;

  /** Demo content that nobody has edited. */
  @Column("boolean", { default: false })
  sample!: boolean;

  /** 0 where nothing was ever entered. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("timestamptz", { default: () => "now()" })
  changedAt!: Date;

  /** When each side of a bilingual value was last changed; equal times mean that the translation is complete. */
  @Column("timestamptz", { nullable: true })
  englishChangedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  swahiliChangedAt!: Date | null;
}
