import type { SiteKey, SiteValue } from "@visiga/contracts/site";
import { Column, Entity, PrimaryColumn } from "typeorm";

/** One fact that the seminary owns. */
@Entity("site_value")
export class SiteValueEntity {
  @PrimaryColumn("text")
  key!: SiteKey;

  @Column("jsonb")
  value!: SiteValue<SiteKey>;

  /** True until somebody of the seminary has edited it. */
  @Column("boolean", { default: false })
  sample!: boolean;

  @Column("integer", { default: 1 })
  version!: number;

  @Column("timestamptz", { name: "changed_at", default: () => "now()" })
  changedAt!: Date;
}
