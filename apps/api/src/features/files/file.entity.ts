import type { FilePage } from "@visiga/contracts/files";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from "typeorm";
import { PhotoEntity } from "./photo.entity.ts";

/** A picture with its words and its place on the site. Several records may show the same photo. */
@Entity("file")
export class FileEntity {
  @PrimaryGeneratedColumn("uuid")
  id!: string;

  @Column("text")
  name!: string;

  @Column("text")
  title!: string;

  @Column("text", { nullable: true })
  description!: string | null;

  @Column("text")
  page!: FilePage;

  @Column("uuid", { name: "photo_id", nullable: true })
  photoId!: string | null;

  @ManyToOne(() => PhotoEntity, { nullable: true })
  @JoinColumn({ name: "photo_id" })
  photo!: Relation<PhotoEntity> | null;

  /** The event's day, as a moment of that day on the school's clock. */
  @Column("timestamp with time zone", { name: "event_date", precision: 3, nullable: true })
  eventDate!: Date | null;

  // Milliseconds, as a Date has them: with more, records would sort by something that nobody can see.
  @Column("timestamp with time zone", { name: "created_at", precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("integer", { default: 1 })
  version!: number;

  /** Demo content that nobody has edited yet. */
  @Column("boolean", { default: false })
  sample!: boolean;
}
