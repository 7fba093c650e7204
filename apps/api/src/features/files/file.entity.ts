import type { FilePage, Photo } from "@visiga/contracts/files";
import { Column, Entity, ManyToOne, PrimaryGeneratedColumn } from "typeorm";

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

  /** What is null in Swahili is told in English. */
  @Column("text", { nullable: true })
  nameSw!: string | null;

  @Column("text", { nullable: true })
  titleSw!: string | null;

  @Column("text", { nullable: true })
  descriptionSw!: string | null;

  /** What somebody who cannot see the picture should know about it. */
  @Column("text", { nullable: true })
  alt!: string | null;

  @Column("text", { nullable: true })
  altSw!: string | null;

  @Column("text")
  page!: FilePage;

  @Column("uuid", { nullable: true })
  photoId!: string | null;

  /** Named, not imported: photos are a feature of their own. */
  @ManyToOne("PhotoEntity", { nullable: true })
  photo!: Photo | null;

  /** Bytes of the photo as a phone receives it; 0 without one. Beside the record, so that an index can sort by it. */
  @Column("integer", { default: 0 })
  weight!: number;

  /** The point that every crop keeps, in percent from the left and the top. */
  @Column("smallint", { default: 50 })
  focalX!: number;

  @Column("smallint", { default: 50 })
  focalY!: number;

  /** Its place in the order that somebody gave to its page; null for what came later. */
  @Column("integer", { nullable: true })
  position!: number | null;

  /** Minors can be recognised: it is shown only once their parents have agreed. */
  @Column("boolean", { default: false })
  minors!: boolean;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  consentAt!: Date | null;

  /** Whoever noted that the parents agreed. */
  @Column("uuid", { nullable: true })
  consentBy!: string | null;

  @Column("boolean", { default: false })
  takenDown!: boolean;

  /** Whether visitors see it. The database makes this and the next two of the other columns. */
  @Column({ type: "boolean", insert: false, update: false })
  shown!: boolean;

  /** Only to be asked for, never read. */
  @Column({ type: "boolean", insert: false, update: false, select: false })
  lacksSwahili?: boolean;

  /** Only to be searched, never read. */
  @Column({ type: "tsvector", insert: false, update: false, select: false })
  words?: string;

  /** The event's day, as a moment of that day on the school's clock. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  eventDate!: Date | null;

  // Milliseconds, as a Date has them: with more, records would sort by something that nobody can see.
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("integer", { default: 1 })
  version!: number;

  /** Demo content that nobody has edited yet. */
  @Column("boolean", { default: false })
  sample!: boolean;
}
