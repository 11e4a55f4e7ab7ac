/** State of a demo order; each state of the order and refund tables occurs at least once. */
export type DemoOrderState =
  | "unpaid"
  | "toShip"
  | "partlyShipped"
  | "onItsWay"
  | "broughtByShop"
  | "delivered"
  | "toReview"
  | "finished"
  | "cancelled"
  | "expired"
  | "refundApplied"
  | "refunded"
  | "toReturn"
  | "returning"
  | "refused"
  | "withdrawn";

export interface DemoRefund {
  readonly reason: string;
  readonly remark?: string;
  /** Whether the shopper has received the items and returns them. */
  readonly withReturn: boolean;
}

export interface DemoOrderReview {
  readonly star: number;
  readonly serviceStar: number;
  readonly text: string;
}

export interface DemoOrder {
  readonly state: DemoOrderState;
  /** Age of the order. */
  readonly hoursAgo: number;
  /** Shops by name, each with a number of different products; one unit of each, two of the first. */
  readonly shops: readonly (readonly [shop: string, products: number])[];
  /** The refund of `refundApplied`; default a change of mind before the shipment. */
  readonly refund?: DemoRefund;
  /** The review of all lines of `finished`; default those of the demo shopper, in turn. */
  readonly review?: DemoOrderReview;
  /** Message of an order that is a gift. */
  readonly giftMessage?: string;
}

const day = 24;

/** The orders of the demo shopper, oldest first. */
export const demoOrders: readonly DemoOrder[] = [
  { state: "finished", hoursAgo: 60 * day, shops: [["Gloss Garage", 2]] },
  { state: "refunded", hoursAgo: 21 * day, shops: [["Alloy Atelier", 1]] },
  { state: "withdrawn", hoursAgo: 19 * day, shops: [["Carmine Home", 1]] },
  { state: "refused", hoursAgo: 16 * day, shops: [["Carmine Tires", 1]] },
  { state: "returning", hoursAgo: 13 * day, shops: [["Alloy Atelier", 2]] },
  { state: "toReturn", hoursAgo: 11 * day, shops: [["Carmine Tires", 2]] },
  { state: "toReview", hoursAgo: 9 * day, shops: [["Lightbox Electronics", 1]] },
  { state: "expired", hoursAgo: 7 * day, shops: [["Veloce Official", 1]] },
  { state: "cancelled", hoursAgo: 6 * day, shops: [["Nordic Tire House", 1]] },
  { state: "delivered", hoursAgo: 4 * day, shops: [["Carmine Tires", 1]] },
  { state: "broughtByShop", hoursAgo: 30, shops: [["Gloss Garage", 1]] },
  {
    state: "onItsWay",
    hoursAgo: 26,
    shops: [
      ["Alloy Atelier", 1],
      ["Carmine Tires", 1],
    ],
  },
  { state: "partlyShipped", hoursAgo: 20, shops: [["Carmine Tires", 3]] },
  { state: "refundApplied", hoursAgo: 8, shops: [["Alloy Atelier", 1]] },
  {
    state: "toShip",
    hoursAgo: 3,
    shops: [["Carmine Tires", 1]],
    giftMessage: "Happy birthday, Dad! Drive safely this winter. Mara",
  },
  {
    state: "unpaid",
    hoursAgo: 0.05,
    shops: [
      ["Alloy Atelier", 1],
      ["Gloss Garage", 1],
    ],
  },
];
