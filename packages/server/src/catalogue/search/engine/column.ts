type Numbers = Float64Array | Int32Array | Uint32Array | Uint8Array;

/** Unused space of a full column, so that the next values fit. */
const growth = 1.125;

/** A typed array that grows as values are added. */
export class Column<Values extends Numbers> {
  length = 0;
  /** The largest added value. */
  largest = 0;
  readonly #create: new (length: number) => Values;
  #values: Values;

  constructor(create: new (length: number) => Values) {
    this.#create = create;
    this.#values = new create(4);
  }

  /** The values with unused space at the end; outdated after the next `push`. */
  get values(): Values {
    return this.#values;
  }

  push(value: number): void {
    if (this.length === this.#values.length) {
      const larger = new this.#create(Math.ceil(this.length * growth) + 1);
      larger.set(this.#values);
      this.#values = larger;
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
