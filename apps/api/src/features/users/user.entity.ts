import type { Role, Status } from "@visiga/contracts/users";
import { Column, Entity, PrimaryColumn } from "typeorm";

@Entity("account")
export class UserEntity {
  @PrimaryColumn("uuid", { default: () => "gen_random_uuid()" }) id!: string;
  @Column("varchar", { length: 200 }) name!: string;

  /** Lower case. */
  @Column("varchar", { length: 254 }) email!: string;
  @Column("varchar", { length: 40, nullable: true }) phoneNumber!: string | null;
  @Column("varchar", { length: 10 }) role!: Role;
  @Column("varchar", { length: 10 }) status!: Status;

  /** Null until the one-time link is used. */
  @Column("text", { nullable: true }) passwordHash!: string | null;

  /** Raised by each password change. A token is valid only for the version it was issued with. */
  @Column("integer", { default: 1 }) credentialsVersion!: number;

  /** Whether a login opens the Today tab instead of the documented first screen. */
  @Column("boolean", { default: false }) opensToday!: boolean;
  @Column("integer", { default: 1 }) version!: number;
  @Column("timestamptz") createdAt!: Date;
}
