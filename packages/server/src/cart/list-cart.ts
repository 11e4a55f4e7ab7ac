import { isSkuForSale } from "../shared/for-sale.ts";
import type { CartShop, WireLocale } from "@carmine/api/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../database/connection.ts";
import { statement, type ValueOf } from "../database/statement.ts";
import { type LocalizedText, textIn } from "../shared/localized-text.ts";
import type { Owner } from "../http/callers/caller.ts";
import { fromMinor, toMinor } from "../shared/money.ts";
import { skuText } from "../shared/sku-text.ts";
import type { ProductOption } from "../shared/product-option.ts";
import { ownerKey } from "./change-cart.ts";
import { isIssued } from "../promotion/coupons/issue-coupons.ts";
import { mediaAddress } from "../shared/media-address.ts";
import { rowOf } from "../database/rows.ts";
import { homeCountrySql } from "../shipping/delivery/home-country.ts";
import { groupDelivery, type GroupTerms } from "./group-delivery.ts";
import { vacationDays } from "../shipping/delivery/vacation-days.ts";

/** Units and rows of a cart, available or unavailable ones. */
export const countCart = (db: Queryable, owner: Owner, valid: boolean) =>
  rowOf<{ rows: number; pieces: number }>(
    db,
    sql`
    select count(*)::int as rows, coalesce(sum(c.quantity), 0)::int as pieces
    from cart_line c join sku s on s.id = c.sku_id
      join product p on p.id = c.product_id
    where c.owner = ${ownerKey(owner)} and ${isSkuForSale} = ${valid}::boolean`,
  );

export interface CartRow {
  id: number;
  productId: number;
  skuId: number;
  quantity: number;
  picture: string | null;
  name: LocalizedText;
  options: ProductOption[];
  values: string[];
  price: string;
  weight: string;
  stock: number;
  merId: number;
  merName: string;
  /** Terms of the shop; null in all of its rows except the first. */
  terms: (Pick<CartShop, "couponList"> & GroupTerms) | null;
}

interface ListValues {
  owner: string;
  accountId: number | null;
  valid: boolean;
  now: string;
}

/** Maximum number of coupons per shop in the cart. */
const maxCoupons = 10;

/**
 * Coupons of the shop `m` that the account has or can claim. Amounts are text, because a JSON number would
 * lose digits.
 */
const couponsJson = (value: ValueOf<ListValues>): SQL => {
  const now = sql`${value("now")}::timestamptz`;
  return sql`(select json_agg(json_build_object('id', o.id, 'money', o.value::text, 'minPrice', o.minimum::text,
      'productIdList', case o.scope when 'product' then to_json(o.product_ids) end, 'isUse', o.claimed) order by o.value desc, o.id)
    from (select c.*, k.id is not null as claimed
      from coupon c left join claimed_coupon k on k.coupon_id = c.id and k.account_id = ${value("accountId")}::int
      where c.merchant_id = m.id and case when k.id is null
        then c.type = 1 and ${isIssued(now)} and (c."left" is null or c."left" > 0)
        else k.used_at is null and k.starts_at <= ${now} and k.ends_at > ${now} end
      order by c.value desc, c.id limit ${sql.raw(String(maxCoupons))}) o)`;
};

/** Shipping costs of the shop `m`, by place. */
const freightsJson = sql`(select json_object_agg(f.country, json_build_object('by', f.by, 'first', f.first::text,
    'firstFee', f.first_fee::text, 'next', f.next::text, 'nextFee', f.next_fee::text, 'freeFrom', f.free_from::text))
  from freight_template f where f.merchant_id = m.id)`;

/** Delivery times of the shop `m`, by place. */
const timesJson = sql`(select json_object_agg(d.country, json_build_object('handlingDays', d.handling_days + ${vacationDays(sql`m.id`)},
    'minDays', d.min_days, 'maxDays', d.max_days)) from delivery_time d where d.merchant_id = m.id)`;

/** The country of the address preselected in a checkout. */
const addressCountry = (value: ValueOf<ListValues>): SQL =>
  sql`(select a.country from address a where a.account_id = ${value("accountId")}::int
    order by a.is_default desc, a.id desc limit 1)`;

const listedRows = statement<ListValues, CartRow>(
  (value) => sql`
    select c.id, c.product_id as "productId", c.sku_id as "skuId", c.quantity,
      coalesce(s.picture, p.pictures[1]) as picture, p.name, p.options, s.values, s.price::text as price, s.weight::text as weight,
      s.available as stock, m.id as "merId", m.name as "merName",
      case when ${value("valid")}::boolean and row_number() over (partition by m.id order by c.created_at desc, c.id desc) = 1 then
        json_build_object('couponList', ${couponsJson(value)}, 'freights', ${freightsJson}, 'times', ${timesJson},
          'addressCountry', ${addressCountry(value)}, 'home', ${homeCountrySql})
      end as terms
    from cart_line c join sku s on s.id = c.sku_id
      join product p on p.id = c.product_id join merchant m on m.id = p.merchant_id
    where c.owner = ${value("owner")} and ${isSkuForSale} = ${value("valid")}::boolean
    order by c.created_at desc, c.id desc`,
);

const withAmounts = (coupons: CartShop["couponList"], digits: number): CartShop["couponList"] => {
  const amount = (text: string) => fromMinor(toMinor(text, digits), digits);
  return (
    coupons?.map((row) => ({ ...row, money: amount(row.money), minPrice: amount(row.minPrice) })) ?? null
  );
};

/** Groups rows of a cart by shop, in the order of their first rows. */
export const cartByShop = (
  rows: readonly CartRow[],
  { valid, locale, today, digits }: { valid: boolean; locale: WireLocale; today: string; digits: number },
): CartShop[] =>
  [...Map.groupBy(rows, ({ merId }) => merId)].map(([merId, own]) => {
    const terms = own[0]?.terms ?? null;
    return {
      merId,
      merName: own[0]?.merName ?? "",
      ...(terms
        ? groupDelivery(terms, own, today, digits)
        : { delivery: null, freightFrom: null, freeFrom: null }),
      couponList: withAmounts(terms?.couponList ?? null, digits),
      cartInfoList: own.map((row) => ({
        id: row.id,
        productId: row.productId,
        productAttrUnique: String(row.skuId),
        cartNum: row.quantity,
        image: mediaAddress(row.picture),
        storeName: textIn(row.name, locale),
        attrId: row.skuId,
        suk: textIn(skuText(row.options, row.values), locale),
        price: row.price,
        stock: row.stock,
        attrStatus: valid && row.stock > 0,
      })),
    };
  });

/** The cart by shop, newest first; shops are ordered by their newest row. */
export const listCart = async (
  db: Queryable,
  owner: Owner,
  valid: boolean,
  locale: WireLocale,
  { now, today, digits }: { now: Date; today: string; digits: number },
): Promise<CartShop[]> => {
  const rows = await listedRows(db, {
    owner: ownerKey(owner),
    accountId: "userId" in owner ? owner.userId : null,
    valid,
    now: now.toISOString(),
  });
  return cartByShop(rows, { valid, locale, today, digits });
};
