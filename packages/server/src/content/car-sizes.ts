import type { carSizes, DataOf, QueryOf } from "@carmine/api/contract";
import type { AppContext } from "../context.ts";
import { carSizeKind } from "./editing/car-sizes.ts";

type CarQuery = QueryOf<typeof carSizes>;

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/**
 * The choices for a car and, once make, model and year are known, its sizes. Make and model are compared without regard
 * to case, because links are typed too.
 */
export const readCarSizes = async (
  { db, clock }: Pick<AppContext, "db" | "clock">,
  { make, model, year }: CarQuery,
): Promise<DataOf<typeof carSizes>> => {
  const rows = await carSizeKind.read(db);
  const isSame = (a: string, b: string | number | null | undefined): boolean =>
    a.toLowerCase() === String(b ?? "").toLowerCase();
  const ofMake = rows.filter((row) => isSame(row.make, make));
  const ofModel = ofMake.filter((row) => isSame(row.model, model));
  const thisYear = clock.now().getUTCFullYear();
  const lastYear = ({ yearFrom, yearTo }: (typeof rows)[number]): number =>
    yearTo ?? Math.max(yearFrom, thisYear);
  const years = ofModel.flatMap((row) =>
    Array.from({ length: lastYear(row) - row.yearFrom + 1 }, (_, index) => row.yearFrom + index),
  );
  return {
    makes: unique(rows.map((row) => row.make)),
    models: unique(ofMake.map((row) => row.model)),
    years: unique(years).toSorted((a, b) => b - a),
    sizes: ofModel
      .filter((row) => year !== undefined && row.yearFrom <= Number(year) && Number(year) <= lastYear(row))
      .map(({ id, yearFrom, yearTo, tires, wheels }) => ({
        id,
        yearFrom,
        yearTo,
        tires: [...tires],
        wheels: [...wheels],
      })),
  };
};
