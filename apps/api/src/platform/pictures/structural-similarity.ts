/** A picture of one byte for each pixel, row by row. */
export interface GrayPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Pixels. Largest width and height of the windows that are compared. */
const window = 11;

// The constants of the definition (Wang et al. 2004), for values up to 255.
const c1 = (0.01 * 255) ** 2;
const c2 = (0.03 * 255) ** 2;

/**
 * Mean structural similarity (SSIM) of all windows of two pictures of the same size, 1 if they are equal. Each window's
 * sums follow from those of the window before, so that a pixel takes the same time in windows of any size.
 */
export function structuralSimilarity(one: GrayPicture, other: GrayPicture): number {
  const { width, height } = one;
  const across = Math.min(window, width);
  const down = Math.min(window, height);
  const columns = new WindowColumns(one, other);
  let total = 0;
  for (let row = 0; row < height; row += 1) {
    columns.add(row, 1);
    if (row >= down) columns.add(row - down, -1);
    if (row >= down - 1) total += columns.similarity(across, across * down);
  }
  return total / ((width - across + 1) * (height - down + 1));
}

/** Sums of both pictures' values, their squares and their products over the rows of the current windows, by column. */
class WindowColumns {
  readonly #x: Int32Array;
  readonly #y: Int32Array;
  readonly #squares: Int32Array;
  readonly #products: Int32Array;

  constructor(
    private readonly one: GrayPicture,
    private readonly other: GrayPicture,
  ) {
    const { width } = one;
    this.#x = new Int32Array(width);
    this.#y = new Int32Array(width);
    this.#squares = new Int32Array(width);
    this.#products = new Int32Array(width);
  }

  /** @param sign -1 removes the row */
  add(row: number, sign: 1 | -1): void {
    const { data, width } = this.one;
    for (let column = 0, pixel = row * width; column < width; column += 1, pixel += 1) {
      const x = data[pixel] ?? 0;
      const y = this.other.data[pixel] ?? 0;
      this.#x[column] = (this.#x[column] ?? 0) + sign * x;
      this.#y[column] = (this.#y[column] ?? 0) + sign * y;
      this.#squares[column] = (this.#squares[column] ?? 0) + sign * (x * x + y * y);
      this.#products[column] = (this.#products[column] ?? 0) + sign * x * y;
    }
  }

  /** Sum of the similarities of all windows of these rows. */
  similarity(across: number, pixels: number): number {
    let [x, y, squares, products, total] = [0, 0, 0, 0, 0];
    for (let column = 0; column < this.#x.length; column += 1) {
      const left = column - across;
      x += (this.#x[column] ?? 0) - (this.#x[left] ?? 0);
      y += (this.#y[column] ?? 0) - (this.#y[left] ?? 0);
      squares += (this.#squares[column] ?? 0) - (this.#squares[left] ?? 0);
      products += (this.#products[column] ?? 0) - (this.#products[left] ?? 0);
      if (left < -1) continue;
      const meanProduct = (x * y) / pixels;
      const meanSquares = (x * x + y * y) / pixels;
      const luminance = ((2 * meanProduct) / pixels + c1) / (meanSquares / pixels + c1);
      total += (luminance * ((2 * (products - meanProduct)) / pixels + c2)) / ((squares - meanSquares) / pixels + c2);
    }
    return total;
  }
}
