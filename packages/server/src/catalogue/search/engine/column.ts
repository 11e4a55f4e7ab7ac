type Numbers =
  | Float64Array<ArrayBuffer>
  | Int32Array<ArrayBuffer>
  | Uint32Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>;

/** Unused space of a full column, so that the next values fit. */
const growth = 1.125;

/** Bytes of an empty column. */
const initialBytes = 32;

/** A typed array that grows as values are added. */
export class Column<Values extends Numbers> {
  length = 0;
  /** The largest added value. */
  largest = 0;
  readonly #create: new (buffer: ArrayBuffer) => Values;
  #values: Values;

  constructor(create: new (buffer: ArrayBuffer) => Values) {
    this.#create = create;
    this.#values = new create(new ArrayBuffer(initialBytes));
  }

  /** The values with unused space at the end; empty after the next `push`. */
  get values(): Values {
    return this.#values;
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const { buffer, BYTES_PER_ELEMENT } = this.#values;
      // `transfer` frees the old memory immediately; copying would keep both until a garbage collection.
      const larger = buffer.transfer(Math.ceil(this.length * growth) * BYTES_PER_ELEMENT);
      this.#values = new this.#create(larger);
    }
    this.#values[this.length] = value;
    if (value > this.largest) this.largest = value;
    this.length += 1;
  }
}

/** Lists of numbers by row, stored one after another. */
export class ListColumn {
  readonly #starts = new Column(Uint32Array);
  readonly #values = new Column(Uint32Array);

  constructor() {
    this.#starts.push(0);
  }

  push(list: Iterable<number>): void {
    for (const value of list) this.#values.push(value);
    this.#starts.push(this.#values.length);
  }

  /** Index of the first value of a row; the last one is before the start of the next row. */
  startOf(row: number): number {
    return this.#starts.values[row] ?? 0;
  }

  get values(): Uint32Array {
    return this.#values.values;
  }

  /** The largest value of any row. */
  get largest(): number {
    return this.#values.largest;
  }
}
