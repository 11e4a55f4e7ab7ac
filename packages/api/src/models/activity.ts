import { listPriceOf } from "./list-price.ts";
import type {
  ActivityProduct,
  ActivityState,
  ListedActivityProduct,
  WireActivity,
  activityComing,
  activityDetail,
  activityProducts,
} from "../contract/activities.ts";
import type { DataOf } from "../contract/endpoint.ts";
import { readList } from "../contract/texts.ts";

/** A product inside an activity. */
export interface Deal {
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  readonly shopName: string | null;
  /** Its sku where there is nothing to choose. */
  readonly skuId: number | null;
  /** The sku that a notice asks about; null where there is none. */
  readonly watchSkuId: number | null;
  /** Decimal text. */
  readonly price: string;
  readonly listPrice: string | null;
  /** False where nothing can be bought of it. */
  readonly isAvailable: boolean;
  /** Whether all that the round offers is sold, or nothing can be bought: it is no offer until there is more. */
  readonly isClaimed: boolean;
  /** Pieces of this round; null where they aren't counted. */
  readonly round: { readonly quota: number; readonly sold: number } | null;
}

/** A product of an activity that hasn't begun: what it costs isn't said yet. */
export interface HiddenDeal extends Omit<Deal, "price" | "listPrice"> {
  readonly price: null;
}

/** How an activity is laid out: a sliding list, one large and two small pictures, big pictures. */
export type ActivityLayout = "strip" | "one-and-two" | "large";

/** An activity of the home page with its first products. */
export interface Activity {
  readonly id: number;
  readonly name: string;
  readonly layout: ActivityLayout;
  /** When the present round ends, as the wire writes moments. */
  readonly endsAt: string | null;
  readonly deals: readonly Deal[];
  /** Products in all; null where the back end doesn't say. */
  readonly total: number | null;
}

/** An activity as its own page shows it. */
export interface ActivityView extends Omit<Activity, "deals" | "total"> {
  /** When it begins and ends as a whole, as the wire writes moments; null without such a bound. */
  readonly from: string | null;
  readonly until: string | null;
  /** As it was when the server answered. */
  readonly phase: ActivityState;
  readonly banners: readonly string[];
  readonly text: string;
  readonly categories: readonly { readonly id: number; readonly name: string; readonly count: number }[];
}

/** An activity that hasn't begun. */
export interface ComingActivity {
  readonly id: number;
  readonly name: string;
  readonly text: string;
  /** As the wire writes moments. */
  readonly from: string;
  /** Of its first products, four at most. */
  readonly pictures: readonly string[];
}

export interface DealPage {
  readonly deals: readonly (Deal | HiddenDeal)[];
  readonly total: number;
}

const layouts: Readonly<Record<number, ActivityLayout>> = { 1: "strip", 2: "one-and-two", 3: "large" };

const layoutOf = (type: number): ActivityLayout => layouts[type] ?? "strip";

const roundOf = ({ quota, sold }: Pick<ActivityProduct, "quota" | "sold">): Deal["round"] =>
  quota === null || quota <= 0 ? null : { quota, sold: Math.min(sold ?? 0, quota) };

const isAllSold = (round: Deal["round"]): boolean => round !== null && round.sold >= round.quota;

/** What is always said of a product of an activity of the wire. */
const openPartOf = (product: ListedActivityProduct): Omit<Deal, "price" | "listPrice"> => ({
  productId: product.proId,
  name: product.storeName,
  picture: product.proImage ?? product.image,
  shopName: product.merName,
  skuId: product.skuId,
  watchSkuId: product.watchSkuId,
  isAvailable: product.stock !== 0,
  isClaimed: product.stock === 0 || isAllSold(roundOf(product)),
  round: roundOf(product),
});

const dealOf = (product: ActivityProduct): Deal => ({
  ...openPartOf(product),
  price: product.price,
  listPrice: listPriceOf(product),
});

/** An activity of the wire's home page. */
export const activityOf = ({ id, name, type, endTime, productList, total }: WireActivity): Activity => ({
  id,
  name,
  layout: layoutOf(type),
  endsAt: endTime,
  deals: productList.map(dealOf),
  total,
});

/** An activity of the wire. */
export const activityViewOf = (data: DataOf<typeof activityDetail>): ActivityView => ({
  id: data.id,
  name: data.name,
  layout: layoutOf(data.type),
  endsAt: data.endTime,
  from: data.startTime,
  until: data.finishTime,
  phase: data.state ?? "running",
  banners: readList(data.banner),
  text: data.instruction ?? "",
  categories: data.categoryList,
});

/** A page of an activity's products of the wire. */
export const activityPageOf = ({ list, total }: DataOf<typeof activityProducts>): DealPage => ({
  deals: list.map((product) => {
    const { price } = product;
    return price === null ? { ...openPartOf(product), price } : dealOf({ ...product, price });
  }),
  total,
});

/** Activities of the wire that haven't begun. */
export const comingActivitiesOf = (list: DataOf<typeof activityComing>): ComingActivity[] =>
  list.map(({ id, name, instruction, startTime, imageList }) => ({
    id,
    name,
    text: instruction ?? "",
    from: startTime,
    pictures: imageList,
  }));
