import type { DemoOrder } from "./orders.ts";

/** An order of a past shopper. */
export interface CustomerOrder extends DemoOrder {
  /** Index into the demo's past shoppers. */
  readonly shopper: number;
}

const day = 24;
const tires: DemoOrder["shops"] = [["Carmine Tires", 1]];

/** Ages of completed orders in days. */
const completed = [
  57.3, 53.6, 49.1, 46.5, 43.8, 38.2, 35.4, 32.7, 29.3, 27.8, 24.6, 22.1, 20.4, 17.7, 15.2, 12.9,
];

/** Orders of the last 60 days that give the staff of Carmine Tires a week of work, oldest first. */
export const customerOrders: readonly CustomerOrder[] = [
  ...completed.map(
    (days, place): CustomerOrder => ({
      state: "toReview",
      hoursAgo: days * day,
      shops: tires,
      shopper: place % 4,
    }),
  ),
  { state: "finished", hoursAgo: 11.4 * day, shops: tires, shopper: 1, review: { star: 2, serviceStar: 3, text: "Two of the tires are from the year before last. They drive well, but I’d have liked to know that before I paid." } },
  { state: "toShip", hoursAgo: 9.2 * day, shops: tires, shopper: 3 },
  { state: "toShip", hoursAgo: 8.4 * day, shops: tires, shopper: 0 },
  { state: "finished", hoursAgo: 7.6 * day, shops: tires, shopper: 2, review: { star: 1, serviceStar: 1, text: "The driver left the package in the rain and didn’t ring. The box fell apart when I lifted it." } },
  { state: "refundApplied", hoursAgo: 6.5 * day, shops: tires, shopper: 0, refund: { reason: "It arrived damaged or doesn’t work", remark: "There is a cut in the sidewall, about as long as a thumb.", withReturn: true } },
  { state: "onItsWay", hoursAgo: 3.3 * day, shops: tires, shopper: 1 },
  { state: "onItsWay", hoursAgo: 2.2 * day, shops: tires, shopper: 3 },
  { state: "refundApplied", hoursAgo: 1.7 * day, shops: tires, shopper: 1, refund: { reason: "It’s taking too long", withReturn: false } },
  { state: "toShip", hoursAgo: 21, shops: tires, shopper: 2 },
  { state: "toShip", hoursAgo: 16, shops: tires, shopper: 1 },
  { state: "toShip", hoursAgo: 9, shops: tires, shopper: 0 },
  { state: "toShip", hoursAgo: 4, shops: tires, shopper: 3 },
]; // oxfmt-ignore

/** SKUs of Carmine Tires with the few units that a stock count found. */
export const lowStock: readonly (readonly [code: string, left: number])[] = [
  ["carmine-touring-gt-205-60-r16-92h-3", 2],
  ["carmine-winter-gt-215-60-r17-96h-3", 3],
  ["carmine-cross-suv-255-50-r20-109y-xl-1", 4],
  ["winter-steel-silver-1", 5],
];

/** Shop whose payout waits for a second person. */
export const payoutShop = "Nordic Tire House";

/** An email that the recipient's server rejected. */
export const failedMail = {
  to: "owen.marsh@shoppers.example",
  subject: "Your order is on its way",
  text: "Your package from Carmine Tires is on its way.",
  error: "550 5.1.1 <owen.marsh@shoppers.example>: Recipient address rejected: User unknown",
  hoursAgo: 3 * day,
};
