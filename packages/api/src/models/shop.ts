import { ownPictureOf } from "../contract/media.ts";
import type {
  OpeningHours,
  ShopCard,
  ShopDetail as WireDetail,
  ShopIndex,
  ShopServiceData,
} from "../contract/merchants.ts";
import { readList } from "../contract/texts.ts";

/** A shop as shown on cards. */
export interface Shop {
  readonly id: number;
  readonly name: string;
  readonly logo: string | null;
  /** Run by the marketplace itself. */
  /** Run by the marketplace itself; null if unknown. */
  readonly isSelf: boolean | null;
  readonly isVerified: boolean;
  /** 1 to 5; null without ratings. */
  readonly rating: number | null;
  readonly followerCount: number | null;
  readonly productCount: number | null;
  readonly products: readonly {
    readonly id: number;
    readonly name: string;
    readonly picture: string | null;
    /** Decimal text. */
    readonly price: string;
  }[];
}

/** Contact channels of a shop or the marketplace; null if not offered. */
export interface Service {
  /** URL of a chat page. */
  readonly chat: string | null;
  /** URL of a messenger. */
  readonly message: string | null;
  readonly phone: string | null;
  readonly email: string | null;
  /** Service hours as text. */
  readonly hours: string | null;
}

/** The header of a shop's pages. */
export interface ShopHead extends Omit<Shop, "products"> {
  readonly typeId: number | null;
  readonly cover: string | null;
  readonly banners: readonly string[];
  readonly intro: string | null;
  readonly service: Service;
  /** Null if the shop only has a text (`service.hours`). */
  readonly openingHours: OpeningHours | null;
  /** First and last day (`yyyy-MM-dd`) without shipments; null without a current or coming vacation. */
  readonly vacation: { readonly from: string; readonly until: string; readonly stopsOrders: boolean } | null;
  /** 1 to 5, one decimal each. */
  readonly scores: {
    readonly products: number | null;
    readonly service: number | null;
  };
}

/** Operator details of a shop. */
export interface ShopDetail {
  readonly id: number;
  readonly owner: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly intro: string | null;
  /** Wire time: `yyyy-MM-dd HH:mm:ss`. */
  readonly since: string | null;
  readonly followerCount: number;
  /** Pictures of the public documents. */
  readonly papers: readonly string[];
}

const filled = (text: string | null): string | null => (text?.trim() ? text : null);

export const shopOf = (card: ShopCard): Shop => ({
  id: card.id,
  name: card.name,
  logo: ownPictureOf(card.avatar),
  isSelf: card.isSelf,
  isVerified: card.isVerified ?? false,
  rating: card.starAverage ?? card.starLevel,
  followerCount: card.collectNum,
  productCount: card.productCount,
  products: card.proList.map(({ id, storeName, image, price }) => ({
    id,
    name: storeName,
    picture: image,
    price,
  })),
});

export const shopsOf = ({ list, total }: { list: readonly ShopCard[]; total: number }) => ({
  list: list.map(shopOf),
  total,
});

export const shopServiceOf = (data: ShopServiceData): Service => ({
  chat: filled(data.serviceLink),
  message: filled(data.serviceMessage),
  phone: filled(data.servicePhone),
  email: filled(data.serviceEmail),
  hours: filled(data.openingTime),
});

export const shopPageOf = (data: ShopIndex): ShopHead => ({
  id: data.id,
  name: data.name,
  logo: ownPictureOf(data.avatar),
  isSelf: data.isSelf,
  isVerified: data.isVerified ?? false,
  rating: data.starAverage ?? data.starLevel,
  followerCount: data.collectNum,
  productCount: data.productCount,
  typeId: data.typeId,
  cover: data.pcBackImage ?? data.backImage,
  banners: readList(data.pcBanner),
  intro: filled(data.intro),
  service: shopServiceOf(data),
  openingHours: data.openingHours,
  vacation: data.vacation,
  scores: { products: data.goodsScore, service: data.serviceScore },
});

export const shopDetailOf = (data: WireDetail): ShopDetail => ({
  id: data.id,
  owner: filled(data.realName),
  email: filled(data.email),
  phone: filled(data.phone),
  address: filled(data.address),
  intro: filled(data.intro),
  since: data.createTime,
  followerCount: data.collectNum,
  papers: readList(data.qualificationPicture),
});
