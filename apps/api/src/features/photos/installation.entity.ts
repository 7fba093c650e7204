import { Column, Entity, PrimaryColumn } from "typeorm";

/** The one row with the id of this installation; storage that it owns has the same id. */
@Entity("installation")
export class InstallationEntity {
  @PrimaryColumn("boolean", { default: true })
  onlyRow!: boolean;

  @Column("uuid")
  id!: string;
}
