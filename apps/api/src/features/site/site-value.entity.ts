import type { AnySiteValue, SiteKey } from "@visiga/contracts/site";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** One fact that the seminary owns. */
@Entity("site_value")
export class SiteValueEntity {
  @PrimaryColumn("text")
  key!: SiteKey;

  /** Null for what was taken off. */
  @Column("jsonb", { nullable: true })
  value!: AnySiteValue | null;

  /** True until somebody of the seminary has edited it. */
  @Column("boolean", { default: false })
  sample!: boolean;

  /** 0 where nothing was ever entered. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("timestamptz", { default: () => "now()" })
  changedAt!: Date;

  /** When the two sides of a bilingual value were last known to say the same, where these are alike. */
  @Column("timestamptz", { nullable: true })
  englishChangedAt!: Date | null;

  @Column("timestamptz", { nullable: true })
  swahiliChangedAt!: Date | null;
}
