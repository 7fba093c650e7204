import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from "typeorm";

/** A PDF that was checked. The site value `documents` names those that visitors see. */
@Entity("document")
export class DocumentEntity {
  @PrimaryGeneratedColumn("uuid") id!: string;
  @Column("integer") pages!: number;
  @Column("integer") bytes!: number;
  @Column("timestamp with time zone", { precision: 3 }) createdAt!: Date;
}

@Entity("document_part")
export class DocumentPartEntity {
  @PrimaryColumn("uuid") documentId!: string;
  @PrimaryColumn("integer") number!: number;
  @Column("bytea") data!: Buffer;
}
