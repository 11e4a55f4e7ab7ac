DROP INDEX "product_listing_by_rank";--> statement-breakpoint
DROP INDEX "product_listing_by_sales";--> statement-breakpoint
DROP INDEX "product_listing_by_price";--> statement-breakpoint
DROP INDEX "product_listing_by_age";--> statement-breakpoint
DROP INDEX "product_listing_by_star";--> statement-breakpoint
DROP INDEX "product_listing_category1";--> statement-breakpoint
DROP INDEX "product_listing_category2";--> statement-breakpoint
DROP INDEX "product_listing_category3";--> statement-breakpoint
CREATE INDEX "product_listing_sampled" ON "product_listing" USING btree ("product_id","category1","category2","category3","is_in_stock","brand_id","merchant_id","price","star") WHERE "product_listing"."product_id" % 512 < 16;--> statement-breakpoint
CREATE INDEX "product_listing_by_rank" ON "product_listing" USING btree ("rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3","is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_by_sales" ON "product_listing" USING btree ("sales" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3","is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_by_price" ON "product_listing" USING btree ("price","product_id","category1","category2","category3","is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_by_age" ON "product_listing" USING btree ("created_at" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3","is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_by_star" ON "product_listing" USING btree ("star" DESC NULLS FIRST,"review_count" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"category1","category2","category3","is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_category1" ON "product_listing" USING btree ("category1","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_category2" ON "product_listing" USING btree ("category2","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"is_in_stock");--> statement-breakpoint
CREATE INDEX "product_listing_category3" ON "product_listing" USING btree ("category3","rank" DESC NULLS FIRST,"product_id" DESC NULLS FIRST,"is_in_stock");