import { Column, Entity, PrimaryColumn } from "typeorm";

/** A single row with the id of this installation. The storage it owns has the same id. */
@Entity("installation")
export class InstallationEntity {
  @PrimaryColumn("boolean", { default: true })
  onlyRow!: boolean;

  @Column("uuid")
  id!: string;
}
