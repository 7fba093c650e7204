import { Column, Entity, PrimaryColumn } from "typeorm";

/** The one row that tells this database from every other; storage names the same id where the pictures are its own. */
@Entity("installation")
export class InstallationEntity {
  @PrimaryColumn("boolean", { default: true })
  onlyRow!: boolean;

  @Column("uuid")
  id!: string;
}
