import { sql, type SQL } from "drizzle-orm";
import { recountTerms } from "../catalogue/products/save-product.ts";
import type { Database, Transaction } from "../database/connection.ts";
import { rowsOf } from "../database/rows.ts";

export interface GenerateOptions {
  /** Number of products to add. */
  products: number;
  /** Number of shops to distribute them over. */
  merchants: number;
  onProgress?: (products: number) => void;
}

/** The database has no products to copy. */
export class NothingToCopy extends Error {
  override readonly name = "NothingToCopy";
}

/** Products per statement. */
const chunk = 20_000;
/** Number of different model numbers. As with article numbers of real catalogs, few products share one. */
const modelNumbers = 50_000;

/** Insertable columns of a table whose rows are copied. */
const columnsOf = async (tx: Transaction, table: string): Promise<string[]> => {
  const rows = await rowsOf<{ column_name: string }>(
    tx,
    sql`
    select column_name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER' and column_name <> 'id'
    order by ordinal_position`,
  );
  return rows.map(({ column_name }) => column_name);
};

/** Columns to insert with their expressions: the copied row's value unless `changed` has another. */
const copying = (columns: readonly string[], from: string, changed: Readonly<Record<string, string>>) => ({
  names: sql.raw(columns.map((name) => `"${name}"`).join(", ")),
  values: sql.raw(columns.map((name) => changed[name] ?? `${from}."${name}"`).join(", ")),
});

/**
 * Drops the table's indexes during `work`, which makes inserts many times faster, and recreates them in the
 * same transaction.
 */
const withoutIndexes = async (tx: Transaction, table: string, work: () => Promise<void>): Promise<void> => {
  const rows = await rowsOf<{ name: string; definition: string }>(
    tx,
    sql`
    select c.relname as name, pg_get_indexdef(c.oid) as definition
    from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indrelid = ${table}::regclass and not i.indisunique`,
  );
  for (const { name } of rows) await tx.execute(sql.raw(`drop index "${name}"`));
  await work();
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
};

/**
 * Index-only scans need the visibility map. Without this, autovacuum does it later, while visitors browse.
 */
const vacuum = async (db: Database): Promise<void> => {
  const connection = await db.$client.connect();
  try {
    await connection.query("set statement_timeout = 0");
    await connection.query("vacuum merchant, product, product_listing, sku");
  } finally {
    // Closes the connection, so that no other caller gets it without the timeout.
    connection.release(true);
  }
};

const addMerchants = async (tx: Transaction, count: number): Promise<void> => {
  const { names, values } = copying(await columnsOf(tx, "merchant"), "t", {
    name: "t.name || ' ' || (known.last + g)",
    tokens: "t.tokens || array[(known.last + g)::text]",
  });
  await tx.execute(sql`
    with template as (select *, row_number() over (order by id) - 1 as place, count(*) over () as places
      from (select * from merchant where is_open order by id limit 50) first),
    known as (select max(id) as last from merchant),
    made as (insert into merchant (${names})
      select ${values} from known, generate_series(1, ${count}::int) g join template t on t.place = g % t.places
      returning id)
    insert into generated_merchant (id) select id from made`);
};

/** The model number at the end of a product's name. */
const model = `('m' || (g * 7919::bigint % ${modelNumbers}))`;
/** Price factor between 0.6 and 1.4 of products with the same template. */
const factor = "(0.6 + (g * 104729::bigint % 801) / 1000.0)";

/** A pseudorandom share of the product with number `g`, from 0 up to 1. */
const share = (multiplier: number): string => `(g * ${multiplier}::bigint % 1000003 / 1000003.0)`;
/**
 * The copied product. Squaring makes the first ones frequent and the last ones rare, and with them their categories,
 * words and options.
 */
const template = (templates: number): SQL =>
  sql.raw(`floor(${templates} * power(${share(611_953)}, 2))::int`);
/** Zipf's law: a few products sell most, half of them almost nothing. Never negative. */
export const generatedSales = `floor(20 * (1 - ${share(15_485_863)}) / (${share(15_485_863)} + 0.0001))::int`;

const addProducts = async (tx: Transaction, columns: ProductColumns, from: number, to: number) => {
  await tx.execute(sql`
    with made as (insert into product (${columns.product.names})
      select ${columns.product.values}
      from generate_series(${from}::int, ${to}::int) g
      join generated_template t on t.place = ${template(columns.templates)}
      join generated_merchant m on m.place = (g * 31::bigint) % ${columns.merchants}::int
      returning id, handle)
    insert into sku (${columns.sku.names})
    select ${columns.sku.values}
    from made
    cross join lateral (select split_part(made.handle, '-', 2)::int as g) drawn
    join generated_template p on p.place = ${template(columns.templates)}
    join sku t on t.product_id = p.id`);
};

/** Bound as separate numbers, so that their joins are hashed. */
interface ProductColumns {
  readonly templates: number;
  readonly merchants: number;
  readonly product: { names: SQL; values: SQL };
  readonly sku: { names: SQL; values: SQL };
}

const productColumns = async (
  tx: Transaction,
  templates: number,
  merchants: number,
): Promise<ProductColumns> => ({
  templates,
  merchants,
  product: copying(await columnsOf(tx, "product"), "t", {
    merchant_id: "m.id",
    handle: "'generated-' || g",
    shop_category_path: "'{}'",
    name: `(select jsonb_object_agg(key, value || ' ' || upper(${model})) from jsonb_each_text(t.name))`,
    tokens: `t.tokens || array[${model}]`,
    price: `round(t.price * ${factor}, 2)`,
    list_price: `round(t.list_price * ${factor}, 2)`,
    virtual_sales: generatedSales,
    rank: "(g * 32452843::bigint % 1000)::int",
    created_at: "now() - make_interval(mins => g % 500000)",
  }),
  sku: copying(await columnsOf(tx, "sku"), "t", {
    product_id: "made.id",
    price: `greatest(0.01, round(t.price * ${factor}, 2))`,
    list_price: `round(t.list_price * ${factor}, 2)`,
    on_hand: "t.on_hand - t.reserved",
    reserved: "0",
    sold: "0",
  }),
});

/**
 * Adds any number of products as copies of existing ones with other shops, prices, names and ages, for tests
 * at the size of a real marketplace. Runs in one transaction, during which product pages are blocked.
 * @throws NothingToCopy in a marketplace without products
 */
export const generateProducts = async (
  db: Database,
  { products, merchants, onProgress = () => {} }: GenerateOptions,
): Promise<void> => {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local maintenance_work_mem = '512MB'`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      create temporary table generated_template on commit drop as
      select *, row_number() over (order by id) - 1 as place
      from product where visible and handle not like 'generated-%'`);
    const rows = await rowsOf<{ next: number; templates: number }>(
      tx,
      sql`
      select (select count(*)::int from generated_template) as templates,
        (select coalesce(max(split_part(handle, '-', 2)::int), 0) + 1 from product where handle like 'generated-%') as next`,
    );
    const { next = 1, templates = 0 } = rows[0] ?? {};
    if (templates === 0) throw new NothingToCopy("There is no product to copy: import some first.");
    await tx.execute(sql`
      create temporary table generated_merchant (id int, place serial) on commit drop`);
    await addMerchants(tx, merchants);
    await tx.execute(sql`update generated_merchant set place = place - 1`);
    await tx.execute(sql`analyze generated_merchant, generated_template`);
    const columns = await productColumns(tx, templates, merchants);
    await withoutIndexes(tx, "product_listing", async () => {
      for (let made = 0; made < products; made += chunk) {
        const last = Math.min(made + chunk, products);
        await addProducts(tx, columns, next + made, next + last - 1);
        onProgress(last);
      }
    });
    await tx.execute(sql`
      insert into search_word (word, token)
      select 'm' || n, 'm' || n from generate_series(0, ${Math.min(products, modelNumbers) - 1}::int) n
      on conflict do nothing`);
    await recountTerms(tx);
    await tx.execute(sql`analyze merchant, product, product_listing, sku, search_word`);
  });
  await vacuum(db);
};
