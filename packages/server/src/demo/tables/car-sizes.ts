import type { DemoCarSize } from "../discovery-types.ts";

/** Factory sizes of common cars. */
const car = (
  make: string,
  model: string,
  years: readonly [from: number, to: number | null],
  tires: string,
  wheels: string,
): DemoCarSize => ({
  make,
  model,
  yearFrom: years[0],
  yearTo: years[1],
  tires: tires.split(", "),
  wheels: wheels.split(", "),
});

export const carSizes: DemoCarSize[] = [
  car("Audi", "A4", [2016, 2023], "205/60 R16, 225/50 R17, 245/40 R18", "16 × 7J 5×112, 17 × 7.5J 5×112, 18 × 8J 5×112"),
  car("BMW", "3 Series", [2012, 2018], "205/60 R16, 225/50 R17, 225/45 R18", "19 × 8.5J 5×120"),
  car("BMW", "3 Series", [2019, null], "225/50 R17, 225/45 R18", "17 × 7.5J 5×112, 18 × 7.5J 5×112"),
  car("Ford", "Focus", [2011, 2018], "205/55 R16, 215/50 R17", "16 × 7J 5×108, 17 × 7J 5×108"),
  car("Honda", "Civic", [2016, 2021], "215/55 R16, 215/50 R17", "16 × 7J 5×114.3, 17 × 7J 5×114.3"),
  car("Isuzu", "D-Max", [2012, 2019], "245/70 R16, 255/65 R17, 255/60 R18", "16 × 7J 6×139.7, 17 × 7J 6×139.7, 18 × 7.5J 6×139.7"),
  car("Mazda", "3", [2014, 2018], "205/60 R16, 215/45 R18", "16 × 6.5J 5×114.3, 18 × 7J 5×114.3"),
  car("Toyota", "Corolla", [2019, null], "195/65 R15, 205/55 R16, 225/45 R17", "15 × 6.5J 5×100, 16 × 7J 5×100"),
  car("Toyota", "Hilux", [2016, null], "265/65 R17, 265/60 R18", "17 × 7.5J 6×139.7, 18 × 7.5J 6×139.7"),
  car("Volkswagen", "Golf", [2013, 2019], "195/65 R15, 205/55 R16, 225/45 R17, 225/40 R18", "15 × 6J 5×112, 16 × 6.5J 5×112, 17 × 7J 5×112"),
  car("Volkswagen", "Golf", [2020, null], "205/55 R16, 225/45 R17, 225/40 R18", "16 × 6.5J 5×112, 17 × 7.5J 5×112, 18 × 8J 5×112"),
]; // oxfmt-ignore
