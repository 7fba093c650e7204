import { Column, Entity, PrimaryColumn } from "typeorm";

/** A stored photo. Its id is part of its address, belongs to one upload and is never reused. */
@Entity("photo")
export class PhotoEntity {
  @PrimaryColumn("uuid") id!: string;

  /** Size of the upright original in pixels. */
  @Column("integer") width!: number;
  @Column("integer") height!: number;
  @Column("text") color!: string;

  /** Data URL. */
  @Column("text") placeholder!: string;
  @Column("jsonb") sources!: { width: number; bytes: number }[];
  @Column("jsonb") avif!: { width: number; bytes: number }[];
  @Column("jsonb") jpeg!: { width: number; bytes: number }[];

  /** Perceptual hash, 16 hexadecimal digits; null for photos of earlier releases. */
  @Column("text", { nullable: true }) fingerprint!: string | null;

  /** When the missing variants are to be made; null if none is missing. */
  @Column("timestamp with time zone", { precision: 3, nullable: true }) variantsDue!: Date | null;
  @Column("timestamp with time zone", { precision: 3, default: () => "now()" }) createdAt!: Date;
}

/** SQL condition on `photo`: no entry shows it and no bin entry can restore it. */
export const unreferenced = `NOT EXISTS (SELECT 1 FROM file WHERE photo_id = photo.id)
  AND NOT EXISTS (SELECT 1 FROM revision WHERE photo_id = photo.id)`;
