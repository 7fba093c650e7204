import type { AnySiteValue, SiteKey } from "@visiga/contracts/site";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** One fact or text that the seminary owns. */
@Entity("site_value")
export class SiteValueEntity {
  @PrimaryColumn("text")
  key!: SiteKey;

  /** Null where it was removed from the site. */
  @Column("jsonb", { nullable: true })
  value!: AnySiteValue | null;

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
