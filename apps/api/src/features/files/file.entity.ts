import type { FilePage, Photo } from "@visiga/contracts/files";
import { Column, Entity, ManyToOne, PrimaryGeneratedColumn } from "typeorm";

/** One entry on a page of the site, perhaps with a photo. Several files may show the same photo. */
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

  /** Where Swahili is null, visitors read English. */
  @Column("text", { nullable: true })
  nameSw!: string | null;

  @Column("text", { nullable: true })
  titleSw!: string | null;

  @Column("text", { nullable: true })
  descriptionSw!: string | null;

  /** Alternative text of the photo. */
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

  /**
   * Bytes of the copy that a phone downloads; 0 without a photo. A column of this table, so that an index can sort by
   * it.
   */
  @Column("integer", { default: 0 })
  weight!: number;

  /** The point that stays visible in every crop, in percent from the left and the top. */
  @Column("smallint", { default: 50 })
  focalX!: number;

  @Column("smallint", { default: 50 })
  focalY!: number;

  /** Share picture that was made of its photo last, as `<photo>/share-<x>-<y>.jpg`: it may be that of an earlier one. */
  @Column("text", { nullable: true })
  shareCopy!: string | null;

  /** Only for conditions, never selected: whether its share picture is to be made. The database generates this column. */
  @Column({ type: "boolean", insert: false, update: false, select: false })
  shareDue?: boolean;

  /** Place in the manual order of its page; null without one. */
  @Column("integer", { nullable: true })
  position!: number | null;

  /**
   * Whether minors can be recognised: then the file is shown only once their parents' consent is noted. Null while
   * nobody has said it.
   */
  @Column("boolean", { nullable: true })
  minors!: boolean | null;

  @Column("timestamp with time zone", { precision: 3, nullable: true })
  consentAt!: Date | null;

  /** Id of the user who noted the parents' consent. */
  @Column("uuid", { nullable: true })
  consentBy!: string | null;

  @Column("boolean", { default: false })
  takenDown!: boolean;

  /** Whether visitors see it. The database generates this column and the next two from the others. */
  @Column({ type: "boolean", insert: false, update: false })
  shown!: boolean;

  /** Only for conditions, never selected. */
  @Column({ type: "boolean", insert: false, update: false, select: false })
  lacksSwahili?: boolean;

  /** Only for searching, never selected. */
  @Column({ type: "tsvector", insert: false, update: false, select: false })
  words?: string;

  /** The event's day, as a moment of that day in the school's time zone. */
  @Column("timestamp with time zone", { precision: 3, nullable: true })
  eventDate!: Date | null;

  // Milliseconds, as in a JavaScript Date: cursors could not name a more precise time.
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;

  @Column("integer", { default: 1 })
  version!: number;

  /** Demo content that nobody has edited. */
  @Column("boolean", { default: false })
  sample!: boolean;
}
