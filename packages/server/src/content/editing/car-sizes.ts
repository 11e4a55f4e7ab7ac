import { carSizesTag, limits, textEntryLimits } from "@carmine/api/contract";
import { asc } from "drizzle-orm";
import * as z from "zod/mini";
import { findTireSizes } from "../../catalogue/search/query/tire-size.ts";
import { carSize } from "../../database/schema/content.ts";
import type { EntryKind, Placed } from "./entry-kind.ts";
import { entryShape, numberField, textField } from "./fields.ts";
import { Refused } from "./refused.ts";
import { writeRow } from "./write-row.ts";

export interface CarSizeFields extends Placed {
  readonly make: string;
  readonly model: string;
  readonly yearFrom: number;
  /** Null while it is built. */
  readonly yearTo: number | null;
  readonly tires: readonly string[];
  readonly wheels: readonly string[];
}

const yearField = numberField(1900, 2100);
const sizesField = z
  .array(textField(limits.carText))
  .check(z.maxLength(textEntryLimits.carSizes, "has too many sizes."));

const isTireSize = (text: string): boolean => {
  const [size] = findTireSizes(text);
  return size?.start === 0 && size.end === text.length;
};

const checkSizes = ({ yearFrom, yearTo, tires, wheels }: CarSizeFields): void => {
  if (yearTo !== null && yearTo < yearFrom)
    throw new Refused("yearTo: must not be before yearFrom.", { text: { key: "carYears" } });
  if (tires.length === 0 && wheels.length === 0)
    throw new Refused("tires: add a tire or wheel size.", { text: { key: "carSizesMissing" } });
  const wrong = tires.find((size) => !isTireSize(size));
  if (wrong !== undefined)
    throw new Refused(`tires: “${wrong}” is no tire size; write it like 225/45 R17.`, {
      text: { key: "carTire", values: { size: wrong } },
    });
};

/** Tire and wheel sizes by car. */
export const carSizeKind: EntryKind<CarSizeFields> = {
  name: "carSize",
  noun: "car",
  table: carSize,
  isUnordered: true,
  tags: [carSizesTag],
  shape: entryShape({
    make: textField(limits.carText),
    model: textField(limits.carText),
    yearFrom: yearField,
    yearTo: z.nullable(yearField),
    tires: sizesField,
    wheels: sizesField,
  }),
  initial: { yearTo: null, tires: [], wheels: [] },
  read: (db) =>
    db
      .select()
      .from(carSize)
      .orderBy(asc(carSize.make), asc(carSize.model), asc(carSize.yearFrom), asc(carSize.id)),
  check: async (_looked, fields) => checkSizes(fields),
  save: (tx, id, { make, model, yearFrom, yearTo, tires, wheels }) =>
    writeRow(tx, carSize, id, { make, model, yearFrom, yearTo, tires: [...tires], wheels: [...wheels] }),
};
