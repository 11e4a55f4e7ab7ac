CREATE TABLE "listing_sale" (
	"product_id" integer NOT NULL
);--> statement-breakpoint
CREATE TABLE "product_listing" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"merchant_id" integer NOT NULL,
	"brand_id" integer,
	"category1" integer,
	"category2" integer,
	"category3" integer,
	"price" numeric(12, 2) NOT NULL,
	"sales" integer NOT NULL,
	"rank" integer NOT NULL,
	"star" numeric(3, 2) NOT NULL,
	"review_count" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"is_in_stock" boolean NOT NULL,
	"facets" text[] NOT NULL,
	"terms" "tsvector" NOT NULL
);--> statement-breakpoint
DROP INDEX "product_tokens";--> statement-breakpoint
DROP INDEX "product_facets";--> statement-breakpoint
DROP INDEX "product_category";--> statement-breakpoint
DROP INDEX "product_shop_category";--> statement-breakpoint
DROP INDEX "product_by_rank";--> statement-breakpoint
DROP INDEX "product_by_sales";--> statement-breakpoint
DROP INDEX "product_by_price";--> statement-breakpoint
DROP INDEX "product_by_age";--> statement-breakpoint
DROP INDEX "product_by_star";--> statement-breakpoint
DROP INDEX "product_by_brand";--> statement-breakpoint
DROP INDEX "product_by_merchant";--> statement-breakpoint
CREATE FUNCTION "listing_terms"(names jsonb, tokens text[], facets text[], categories integer[], shop_categories integer[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  WITH named AS MATERIALIZED (SELECT coalesce(string_agg(E'\n' || lower(value), ''), '') AS text FROM jsonb_each_text(names)),
  token AS MATERIALIZED (SELECT left(t, 400) AS t FROM unnest(tokens) t WHERE t <> '')
  SELECT array_to_tsvector(array(
    SELECT t FROM token
    UNION ALL SELECT '=' || t FROM token, named WHERE strpos(named.text, t) > 0
    UNION ALL SELECT '^' || t FROM token, named WHERE strpos(named.text, E'\n' || t) > 0
    UNION ALL SELECT left(f, 400) FROM unnest(facets) f WHERE f <> ''
    UNION ALL SELECT '@' || c FROM unnest(categories) c
    UNION ALL SELECT '#' || c FROM unnest(shop_categories) c))
$$;--> statement-breakpoint
-- What a row of the listing has to be: the triggers below write it, a test compares the two.
CREATE VIEW "product_listing_source" AS
SELECT p.id AS product_id, p.merchant_id, p.brand_id,
  p.category_path[1] AS category1, p.category_path[2] AS category2, p.category_path[3] AS category3,
  p.price, p.shown_sales AS sales, p.rank, p.star, p.review_count, p.created_at, s.is_in_stock, p.facets,
  listing_terms(p.name, p.tokens, p.facets, p.category_path, p.shop_category_path) AS terms
FROM product p
JOIN merchant m ON m.id = p.merchant_id AND m.is_open
JOIN LATERAL (SELECT bool_or(s.available > 0) AS is_in_stock FROM sku s WHERE s.product_id = p.id AND s.is_on_sale) s
  ON s.is_in_stock IS NOT NULL
WHERE p.visible;--> statement-breakpoint
INSERT INTO "product_listing" (product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms) SELECT product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms FROM "product_listing_source";--> statement-breakpoint
-- A common word has to be known as common, else a broad search is planned as if it found nothing.
ALTER TABLE "product_listing" ALTER COLUMN "terms" SET STATISTICS 500;--> statement-breakpoint
CREATE INDEX "product_listing_terms" ON "product_listing" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "product_listing_by_rank" ON "product_listing" USING btree ("rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3");--> statement-breakpoint
CREATE INDEX "product_listing_by_sales" ON "product_listing" USING btree ("sales" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3");--> statement-breakpoint
CREATE INDEX "product_listing_by_price" ON "product_listing" USING btree ("price","product_id","category1","category2","category3");--> statement-breakpoint
CREATE INDEX "product_listing_by_age" ON "product_listing" USING btree ("created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3");--> statement-breakpoint
CREATE INDEX "product_listing_by_star" ON "product_listing" USING btree ("star" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3");--> statement-breakpoint
CREATE INDEX "product_listing_category1" ON "product_listing" USING btree ("category1","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_listing_category2" ON "product_listing" USING btree ("category2","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_listing_category3" ON "product_listing" USING btree ("category3","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_listing_brand" ON "product_listing" USING btree ("brand_id","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "product_listing_merchant" ON "product_listing" USING btree ("merchant_id","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST);--> statement-breakpoint
-- After the rows: one comparison of two tables instead of a lock on every product.
ALTER TABLE "product_listing" ADD CONSTRAINT "product_listing_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ANALYZE "product_listing";--> statement-breakpoint
-- Room on each page for the next version of a row that is sold: it then needs no new entry in any index.
ALTER TABLE "product" SET (fillfactor = 85);--> statement-breakpoint
ALTER TABLE "sku" SET (fillfactor = 85);--> statement-breakpoint
CREATE FUNCTION "refresh_listing"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two sales that each take the last piece of a kind must see one another; locked in one order, they can't block each other.
  PERFORM FROM product WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_listing l WHERE l.product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM product_listing_source s WHERE s.product_id = l.product_id);
  INSERT INTO product_listing AS l (product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms)
  SELECT product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms FROM product_listing_source WHERE product_id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET merchant_id = excluded.merchant_id, brand_id = excluded.brand_id, category1 = excluded.category1, category2 = excluded.category2, category3 = excluded.category3, price = excluded.price, sales = excluded.sales, rank = excluded.rank, star = excluded.star, review_count = excluded.review_count, created_at = excluded.created_at, is_in_stock = excluded.is_in_stock, facets = excluded.facets, terms = excluded.terms
  WHERE (l.*) IS DISTINCT FROM (excluded.*);
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_listing_of_product"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing(array[new.id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_listing_of_sku"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing(array[new.product_id]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_listing_of_changed_skus"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing(array(SELECT DISTINCT product_id FROM changed));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "refresh_listing_of_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_listing(array(SELECT id FROM product WHERE merchant_id = new.id));
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION "note_listing_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_sale (product_id) VALUES (new.id);
  RETURN NULL;
END $$;--> statement-breakpoint
-- A product is listed with its first sku, so that a new one is written once. The columns are named, so that a sale, which
-- changes counters alone, calls none of these.
CREATE TRIGGER "product_listed" AFTER UPDATE OF "merchant_id", "category_path", "shop_category_path", "brand_id", "name", "price",
  "rank", "star_counts", "is_shown", "is_forced_down", "is_recycled", "is_deleted", "audit_status", "tokens", "facets", "created_at"
  ON "product" FOR EACH ROW EXECUTE FUNCTION "refresh_listing_of_product"();--> statement-breakpoint
CREATE TRIGGER "product_sold" AFTER UPDATE OF "sales", "virtual_sales" ON "product" FOR EACH ROW
  WHEN (old.sales + old.virtual_sales <> new.sales + new.virtual_sales) EXECUTE FUNCTION "note_listing_sale"();--> statement-breakpoint
CREATE TRIGGER "sku_added" AFTER INSERT ON "sku" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "refresh_listing_of_changed_skus"();--> statement-breakpoint
CREATE TRIGGER "sku_removed" AFTER DELETE ON "sku" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION "refresh_listing_of_changed_skus"();--> statement-breakpoint
-- Only where the last piece goes or the first one comes.
CREATE TRIGGER "sku_listed" AFTER UPDATE ON "sku" FOR EACH ROW
  WHEN ((old.is_on_sale, old.available > 0) IS DISTINCT FROM (new.is_on_sale, new.available > 0))
  EXECUTE FUNCTION "refresh_listing_of_sku"();--> statement-breakpoint
CREATE TRIGGER "shop_listed" AFTER UPDATE OF "is_open" ON "merchant" FOR EACH ROW
  WHEN (old.is_open IS DISTINCT FROM new.is_open) EXECUTE FUNCTION "refresh_listing_of_shop"();
