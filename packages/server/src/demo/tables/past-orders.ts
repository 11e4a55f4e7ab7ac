import type { DemoPastLine, DemoPastOrder } from "../order-types.ts";
import { pastShoppers } from "../past-shoppers.ts";
import type { DemoCategory, DemoProduct } from "../types.ts";
import { departmentsOf } from "./departments.ts";
import { isTire, PastStock, wheelKinds } from "./past-stock.ts";
import { between, seeded } from "./random.ts";
import { recentOrdersOf } from "./recent-orders.ts";

/** Number of best sellers with related purchases: of the marketplace, and per department. */
const most = { sellers: 50, ofDepartment: 3 };
const days = { first: 230, last: 62 };
/** Categories bought together with a category; one product of each. */
const partnersOfKind: Readonly<Record<string, readonly string[]>> = {
  "cast-wheels": ["shampoos", "wax-and-ceramic"],
  "flow-formed-wheels": ["shampoos", "wax-and-ceramic"],
  "winter-steel-wheels": ["winter-tires", "shampoos"],
  "motor-oil": ["coolants", "cleaners"],
  coolants: ["motor-oil", "cleaners"],
  shampoos: ["wax-and-ceramic", "cleaners"],
  "wax-and-ceramic": ["shampoos", "cleaners"],
  cleaners: ["shampoos", "wax-and-ceramic"],
  "laptops-and-tablets": ["keyboards-and-mice", "monitors", "cables"],
  desktops: ["monitors", "keyboards-and-mice"],
  monitors: ["cables", "keyboards-and-mice"],
  "keyboards-and-mice": ["cables", "laptops-and-tablets"],
  "storage-and-memory": ["cables", "desktops"],
  cables: ["keyboards-and-mice", "monitors"],
  "film-cameras": ["lenses-and-tripods"],
  "digital-cameras": ["lenses-and-tripods", "storage-and-memory"],
  "lenses-and-tripods": ["digital-cameras"],
  sofas: ["lamps", "tables", "decor"],
  chairs: ["tables", "lamps"],
  tables: ["lamps", "chairs"],
  lamps: ["sofas", "tables"],
  decor: ["lamps", "foliage-plants"],
  "cacti-and-succulents": ["garden-tools", "foliage-plants"],
  "foliage-plants": ["garden-tools", "cacti-and-succulents"],
  "flowering-plants": ["garden-tools", "foliage-plants"],
  "garden-tools": ["cacti-and-succulents", "flowering-plants"],
  "running-shoes": ["training", "sneakers"],
  sneakers: ["balls", "training"],
  balls: ["training", "sneakers"],
  training: ["running-shoes", "balls"],
  "bikes-and-boards": ["camping", "running-shoes"],
  camping: ["bikes-and-boards", "running-shoes"],
};
/** Products bought together with tires: one of each group. */
const partnersOfTires = [wheelKinds, ["shampoos"], ["wax-and-ceramic"]];

const bySales = (a: DemoProduct, b: DemoProduct): number => b.virtualSales - a.virtualSales;

/** Rim diameter of a tire in inches. */
const rimOf = ({ key }: DemoProduct): string | undefined => /-r(\d\d)-/.exec(key)?.[1];

const sellersOf = (products: readonly DemoProduct[], categories: readonly DemoCategory[]): DemoProduct[] => {
  const departments = departmentsOf(categories);
  const ranked = products.toSorted(bySales);
  const ofEach = [...Map.groupBy(ranked, ({ category }) => departments.get(category)).values()];
  return [
    ...new Set([
      ...ranked.slice(0, most.sellers),
      ...ofEach.flatMap((own) => own.slice(0, most.ofDepartment)),
    ]),
  ];
};

const seasonOf = ({ category }: DemoProduct): "winter" | "other" =>
  category === "winter-tires" ? "winter" : "other";

/** Main products of one order each: tires of two seasons for the wheels of one car, or a single product. */
const withSecondSeason = (sellers: readonly DemoProduct[]): DemoProduct[][] => {
  const rest = new Set(sellers);
  return sellers.flatMap((seller) => {
    if (!rest.delete(seller)) return [];
    if (!isTire(seller)) return [[seller]];
    const second = [...rest].find(
      (other) => isTire(other) && rimOf(other) === rimOf(seller) && seasonOf(other) !== seasonOf(seller),
    );
    if (second) rest.delete(second);
    return [second ? [seller, second] : [seller]];
  });
};

/**
 * Orders that make related products "often bought together" with the best sellers: tires with wheels of their size
 * and cleaners, sofas with lamps. Tires come first, so that products bought with them need few further orders.
 */
export const pastOrdersOf = (
  products: readonly DemoProduct[],
  categories: readonly DemoCategory[],
): DemoPastOrder[] => {
  const random = seeded(20261126);
  const stock = new PastStock();
  const ofKind = Map.groupBy(products, ({ category }) => category);
  const sellers = sellersOf(products, categories).toSorted((a, b) => Number(isTire(b)) - Number(isTire(a)));
  const covered = new Set<string>();
  const orders = withSecondSeason(sellers).flatMap((own): DemoPastLine[][] => {
    const [seller] = own;
    if (seller === undefined || covered.has(seller.key)) return [];
    const rim = isTire(seller) ? rimOf(seller) : undefined;
    const slots = isTire(seller)
      ? partnersOfTires
      : (partnersOfKind[seller.category] ?? []).map((kind) => [kind]);
    const partners = slots.flatMap((kinds) => {
      const related = kinds.flatMap((kind) => ofKind.get(kind) ?? []);
      // Any product with sufficient stock, from a random start.
      const from = between(random, 0, related.length);
      for (const good of [...related.slice(from), ...related.slice(0, from)]) {
        const line = stock.take(good, rim);
        if (line) return [line];
      }
      return [];
    });
    const lines = [...own.flatMap((product) => stock.take(product) ?? []), ...partners];
    if (partners.length === 0 || lines.length === partners.length) return [];
    for (const { product } of lines) covered.add(product);
    return [lines];
  });
  const step = (days.first - days.last) / orders.length;
  const past = orders.map((lines, place) => ({
    lines,
    daysAgo: Math.round(days.first - place * step),
    shopper: between(random, 0, pastShoppers.length - 1),
  }));
  return [...past, ...recentOrdersOf(products.toSorted(bySales), categories, stock)];
};
