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

/** A product of an activity. */
export interface Deal {
  readonly productId: number;
  readonly name: string;
  readonly picture: string | null;
  readonly shopName: string | null;
  /** Its sku if it has no options. */
  readonly skuId: number | null;
  /** The sku for restock notices; null if there is none. */
  readonly watchSkuId: number | null;
  /** Decimal text. */
  readonly price: string;
  readonly listPrice: string | null;
  /** False if nothing is available. */
  readonly isAvailable: boolean;
  /** Whether the round is sold out, or nothing is available: not an offer until restocked. */
  readonly isClaimed: boolean;
  /** Units of this round; null without a limit. */
  readonly round: { readonly quota: number; readonly sold: number } | null;
}

/** A product of an activity that hasn't begun, without its price. */
export interface HiddenDeal extends Omit<Deal, "price" | "listPrice"> {
  readonly price: null;
}

/** Layout of an activity: a slider, one large and two small pictures, large pictures. */
export type ActivityLayout = "strip" | "one-and-two" | "large";

/** An activity on the home page with its first products. */
export interface Activity {
  readonly id: number;
  readonly name: string;
  readonly layout: ActivityLayout;
  /** End of the current round, wire time. */
  readonly endsAt: string | null;
  readonly deals: readonly Deal[];
  /** Number of products; null if the back end doesn't report it. */
  readonly total: number | null;
}

/** An activity on its own page. */
export interface ActivityView extends Omit<Activity, "deals" | "total"> {
  /** Start and end of the activity, wire time; null is unbounded. */
  readonly from: string | null;
  readonly until: string | null;
  /** State at the time of the response. */
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
  /** Wire time. */
  readonly from: string;
  /** Pictures of its first products, at most four. */
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

/** Fields known before an activity begins. */
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

export const activityOf = ({ id, name, type, endTime, productList, total }: WireActivity): Activity => ({
  id,
  name,
  layout: layoutOf(type),
  endsAt: endTime,
  deals: productList.map(dealOf),
  total,
});

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

export const activityPageOf = ({ list, total }: DataOf<typeof activityProducts>): DealPage => ({
  deals: list.map((product) => {
    const { price } = product;
    return price === null ? { ...openPartOf(product), price } : dealOf({ ...product, price });
  }),
  total,
});

export const comingActivitiesOf = (list: DataOf<typeof activityComing>): ComingActivity[] =>
  list.map(({ id, name, instruction, startTime, imageList }) => ({
    id,
    name,
    text: instruction ?? "",
    from: startTime,
    pictures: imageList,
  }));
