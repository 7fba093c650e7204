import type { AnySiteValue } from "@visiga/contracts/site";
import type { StoredText, ValueKey } from "@visiga/contracts/site-texts";
import { Column, Entity, PrimaryColumn } from "typeorm";

export type StoredSiteValue = AnySiteValue | StoredText;

/** A fact or text of the seminary, or an edited page text. */
@Entity("site_value")
export class SiteValueEntity {
  @PrimaryColumn("text")
  key!: ValueKey;

  /** Null if removed from the site, or for a page text at its default. */
  @Column("jsonb", { nullable: true })
  value!: StoredSiteValue | null;

  @Column("boolean", { default: false })
  sample!: boolean;

  /** 0 if nothing was ever entered. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("timestamptz", { default: () => "now()" })
  changedAt!: Date;

  /** When each language of a bilingual value was last changed. Equal times mean that the translation is complete. */
  @Column("timestamptz", { nullable: true })
  englishChangedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  swahiliChangedAt!: Date | null;
}
