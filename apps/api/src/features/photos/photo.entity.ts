import { Column, Entity, PrimaryColumn } from "typeorm";

/** A kept picture. Its id is its address, so it belongs to one upload and is never given to another. */
@Entity("photo")
export class PhotoEntity {
  @PrimaryColumn("uuid")
  id!: string;

  /** Pixels of the original, upright. */
  @Column("integer")
  width!: number;

  @Column("integer")
  height!: number;

  /** Dominant colour, `#rrggbb`. */
  @Column("text")
  color!: string;

  /** Data URL. */
  @Column("text")
  placeholder!: string;

  /** The kept copies, smallest first. */
  @Column("jsonb")
  sources!: { width: number; bytes: number }[];

  @Column("timestamp with time zone", { precision: 3, default: () => "now()" })
  createdAt!: Date;
}
