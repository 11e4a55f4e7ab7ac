CREATE TABLE "listing_removal" (
	"product_id" integer NOT NULL,
	"version" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "product_listing_brand";--> statement-breakpoint
DROP INDEX "product_listing_terms";--> statement-breakpoint
DROP INDEX "product_listing_sample";--> statement-breakpoint
DROP INDEX "product_listing_sampled";--> statement-breakpoint
DROP INDEX "product_listing_by_price";--> statement-breakpoint
DROP INDEX "product_listing_by_age";--> statement-breakpoint
DROP INDEX "product_listing_by_star";--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "version" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
ALTER TABLE "search_word" ADD COLUMN "version" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_version" ON "search_word" USING btree ("version");--> statement-breakpoint
CREATE INDEX "listing_removal_version" ON "listing_removal" USING btree ("version");--> statement-breakpoint
CREATE INDEX "product_listing_version" ON "product_listing" USING btree ("version");--> statement-breakpoint
CREATE FUNCTION "note_version"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  new.version := pg_current_xact_id();
  RETURN new;
END $$;--> statement-breakpoint
CREATE TRIGGER "search_word_changed" BEFORE UPDATE ON "search_word" FOR EACH ROW EXECUTE FUNCTION "note_version"();--> statement-breakpoint
CREATE TRIGGER "product_listing_changed" BEFORE UPDATE ON "product_listing" FOR EACH ROW EXECUTE FUNCTION "note_version"();--> statement-breakpoint
CREATE FUNCTION "note_listing_removal"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO listing_removal (product_id) VALUES (old.product_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "product_listing_removed" AFTER DELETE ON "product_listing" FOR EACH ROW EXECUTE FUNCTION "note_listing_removal"();--> statement-breakpoint
-- Also when nothing but a sku changed, because the search has the skus of a product in memory.
CREATE OR REPLACE FUNCTION "refresh_listing"(ids integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Two sales that each take the last piece of a kind must see one another; locked in one order, they can't block each other.
  PERFORM FROM product WHERE id = ANY (ids) ORDER BY id FOR NO KEY UPDATE;
  DELETE FROM product_listing l WHERE l.product_id = ANY (ids)
    AND NOT EXISTS (SELECT FROM product_listing_source s WHERE s.product_id = l.product_id);
  INSERT INTO product_listing AS l (product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms)
  SELECT product_id, merchant_id, brand_id, category1, category2, category3, price, sales, rank, star, review_count, created_at, is_in_stock, facets, terms FROM product_listing_source WHERE product_id = ANY (ids)
  ON CONFLICT (product_id) DO UPDATE SET merchant_id = excluded.merchant_id, brand_id = excluded.brand_id, category1 = excluded.category1, category2 = excluded.category2, category3 = excluded.category3, price = excluded.price, sales = excluded.sales, rank = excluded.rank, star = excluded.star, review_count = excluded.review_count, created_at = excluded.created_at, is_in_stock = excluded.is_in_stock, facets = excluded.facets, terms = excluded.terms;
END $$;--> statement-breakpoint
DROP TRIGGER "product_listed" ON "product";--> statement-breakpoint
CREATE TRIGGER "product_listed" AFTER UPDATE OF "merchant_id", "category_path", "shop_category_path", "brand_id", "name", "price",
  "rank", "shop_sort", "star_counts", "is_shown", "is_forced_down", "is_recycled", "is_deleted", "audit_status", "tokens", "facets", "created_at"
  ON "product" FOR EACH ROW EXECUTE FUNCTION "refresh_listing_of_product"();
