import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Queryable } from "../../database/connection.ts";
import { isOfTireSize, tireFacetNames } from "../search/facets/facet-names.ts";
import type { ProductOption } from "../../shared/product-option.ts";
import { arrayText, intList, statement } from "../../database/statement.ts";

/** Ids of the recommended products, in order. */
export interface Recommended {
  boughtTogether: number[];
  /** Products of the accessory categories, except those in `boughtTogether`. */
  accessories: number[];
  similar: number[];
  additions: Addition[];
}

/** A sku that can be added to the cart together with the product. */
interface Addition {
  productId: number;
  skuId: number;
  /** Decimal text, for one unit. */
  price: string;
  /** Units usually bought together, such as four wheels. */
  quantity: number;
  values: string[];
  options: ProductOption[];
}

/** Number of a product's latest orders that are analyzed. */
const orders = 1000;
const tireParts = Object.keys(tireFacetNames);
const most = { boughtTogether: 6, accessories: 4, similar: 10 };
/** Maximum candidates per level; high, because of a model in many sizes one must be the product's own. */
const candidates = 300;
/** Maximum candidates that are grouped by name. */
const maxGrouped = 180;

interface Candidate {
  id: number;
  brandId: number | null;
  /** In English if available. */
  name: string;
}

interface Row {
  boughtTogether: number[];
  accessories: number[];
  /** The product itself; null if missing. */
  own: Candidate | null;
  /** Best first. */
  similar: Candidate[];
}

/**
 * Condition that facets don't contradict a part of the product's size: a 16-inch wheel doesn't fit an R17 tire.
 * @param facets column of the other product or sku
 */
const fitsSizeOf = (id: SQLWrapper, facets: "l.facets" | "s.facets"): SQL => {
  const parts = sql.raw(`array[${tireParts.map((part) => `'${part}:'`).join(", ")}]`);
  const other = sql.raw(facets);
  return sql`not exists (
      select from product_listing own cross join unnest(${parts}) part
      where own.product_id = ${id}::int
        and exists (select from unnest(own.facets) f where starts_with(f, part))
        and exists (select from unnest(${other}) f where starts_with(f, part))
        and not exists (select from unnest(own.facets) f where starts_with(f, part) and f = any(${other})))`;
};

const readAdditions = statement<{ id: number; ids: string }, Addition>(
  (
    value,
  ) => sql`select distinct on (wanted.place) s.product_id as "productId", s.id as "skuId", s.price::text as price, s.values, p.options,
      least(s.available, coalesce((select c.set_size from category c where c.id = any(p.category_path)
        and c.set_size is not null order by c.level desc limit 1), 1))::int as quantity
    from unnest(${intList(value("ids"))}) with ordinality wanted(id, place)
    join product p on p.id = wanted.id join sku s on s.product_id = p.id
    where s.is_on_sale and s.available > 0 and ${fitsSizeOf(value("id"), "s.facets")}
    order by wanted.place, s.price, s.id`,
);

/**
 * Recommends products often bought together with this one, most frequent first, and available products of the
 * same category, also of other brands and shops; if there are few, of parent categories. For a product directly in a
 * department, the shop's products come first, led by those of the same shop category.
 * Accessories are the best products of the categories that the operator assigned to the product's category.
 * Neither they nor products bought together contradict the product's size.
 * Products of the same most specific category aren't offered as bought together, because the same tire in
 * another size doesn't complement it. Similar products include one size per model, and not the product's
 * model. Tires of the same size and wheels of the same diameter come first, because no other fits the car.
 * A product with several sizes has no preferred size.
 */
const readCandidates = statement<{ id: number }, Row>((value) => {
  const fitsOwnSize = fitsSizeOf(value("id"), "l.facets");
  const together = sql`
      select l.product_id, row_number() over (order by counted.times desc, l.rank desc, l.product_id) as place
      from (
        select other.product_id as id, count(distinct o2.master_order_id) as times
        from (select merchant_order_id from order_line where product_id = ${value("id")}::int order by id desc limit ${sql.raw(String(orders))}) own
        join merchant_order o1 on o1.id = own.merchant_order_id and o1.paid_at is not null
        join merchant_order o2 on o2.master_order_id = o1.master_order_id
        join order_line other on other.merchant_order_id = o2.id and other.product_id <> ${value("id")}::int
        group by other.product_id
      ) counted join product_listing l on l.product_id = counted.id and l.is_in_stock
      join product p on p.id = counted.id
      where p.category_id is distinct from (select own.category_id from product own where own.id = ${value("id")}::int)
        and ${fitsOwnSize}
      order by place limit ${sql.raw(String(most.boughtTogether))}`;
  // Reads one index; a category is in one of the three columns.
  const bestOfLevel = (
    level: number,
  ): SQL => sql`(select l.product_id, l.rank, l.facets from product_listing l
        where l.${sql.raw(`category${level}`)} = named.id and l.is_in_stock
        order by l.rank desc, l.product_id desc limit ${sql.raw(String(candidates))})`;
  // The best product of each accessory category of the nearest category that has some.
  const accessories = sql`
      select l.product_id, named.place
      from (select c.accessory_ids from product own join category c on c.id = any(own.category_path)
        where own.id = ${value("id")}::int and c.accessory_ids <> '{}' order by c.level desc limit 1) nearest
      cross join unnest(nearest.accessory_ids) with ordinality named(id, place)
      cross join lateral (
        select l.product_id from (${sql.join([1, 2, 3].map(bestOfLevel), sql` union all `)}) l
        where l.product_id <> ${value("id")}::int and ${fitsOwnSize}
        order by l.rank desc, l.product_id desc limit 1) l`;
  const size = sql`array(select facet from product_listing own cross join unnest(own.facets) facet
      where own.product_id = ${value("id")}::int and ${isOfTireSize(sql.raw("facet"))})`;
  // The most specific category first, each from its own index; a parent only if its child has few products.
  const ofLevel = (level: 1 | 2 | 3): SQL => {
    const category = sql.raw(`category${level}`);
    const isNeeded =
      level === 3
        ? sql`true`
        : sql`(select count(*) from level${sql.raw(String(level + 1))}) < ${sql.raw(String(maxGrouped))}`;
    return sql`level${sql.raw(String(level))} as materialized (
        select l.product_id, l.rank, ${sql.raw(String(level))} as level, l.facets @> ${size} as fits
        from product_listing l
        where l.${category} = (select own.${category} from product_listing own where own.product_id = ${value("id")}::int)
          and l.product_id <> ${value("id")}::int and l.is_in_stock and ${isNeeded}
        order by l.rank desc, l.product_id desc limit ${sql.raw(String(candidates))})`;
  };
  // A department alone is unspecific: a shop imported without a mapping has all products in "Other".
  const ofShop = sql`select l.product_id, l.rank, case when p.shop_category_path && own.shop_category_path then 1.6 else 1.3 end as level, l.facets @> ${size} as fits
        from product own join product_listing placed on placed.product_id = own.id and placed.category2 is null
        join lateral (select * from product_listing other where other.merchant_id = own.merchant_id
          and other.product_id <> own.id and other.is_in_stock
          order by other.rank desc, other.product_id desc limit ${sql.raw(String(candidates))}) l
          on l.category1 = placed.category1
        join product p on p.id = l.product_id where own.id = ${value("id")}::int`;
  const candidate = sql`json_build_object('id', p.id, 'brandId', p.brand_id, 'name', coalesce(p.name->>'en', p.name::text))`;
  return sql`with ${sql.join([ofLevel(3), ofLevel(2), ofLevel(1)], sql`, `)}
    select array(select product_id from (${together}) found order by place) as "boughtTogether",
    array(select product_id from (${accessories}) found order by place limit ${sql.raw(String(most.boughtTogether + most.accessories))}) as accessories,
    (select ${candidate} from product p where p.id = ${value("id")}::int) as own,
    coalesce((select json_agg(${candidate} order by l.fits desc, l.level desc, l.rank desc, p.id desc)
      from (
        select product_id, max(level) as level, max(rank) as rank, bool_or(fits) as fits
        from (select * from level3 union all select * from level2 union all select * from level1 union all ${ofShop}) each_level
        group by product_id
        order by fits desc, level desc, rank desc, product_id desc limit ${sql.raw(String(maxGrouped))}
      ) l join product p on p.id = l.product_id), '[]') as similar`;
});

/** Words with a digit, and S to XXL, which distinguish the sizes of a model. */
const sizes = /\S*\d\S*\s*|(?<![\p{L}\p{N}])x*[sml](?![\p{L}\p{N}])\s*/giu;

/** Common part of a model's sizes: its brand, and its name without the size. */
const modelOf = ({ brandId, name }: Candidate): string =>
  `${brandId} ${(name.replaceAll(sizes, "").trim() || name).toLowerCase()}`;

export const readRecommended = async (db: Queryable, productId: number): Promise<Recommended> => {
  const [row] = await readCandidates(db, { id: productId });
  if (!row) return { boughtTogether: [], accessories: [], similar: [], additions: [] };
  const models = new Set(row.own ? [modelOf(row.own)] : []);
  const similar = row.similar.filter((product) => {
    const model = modelOf(product);
    if (models.has(model)) return false;
    models.add(model);
    return true;
  });
  const { boughtTogether } = row;
  const accessories = row.accessories.filter((id) => !boughtTogether.includes(id)).slice(0, most.accessories);
  const ids = [...boughtTogether, ...accessories];
  return {
    boughtTogether,
    accessories,
    similar: similar.slice(0, most.similar).map(({ id }) => id),
    additions: ids.length === 0 ? [] : await readAdditions(db, { id: productId, ids: arrayText(ids) }),
  };
};
