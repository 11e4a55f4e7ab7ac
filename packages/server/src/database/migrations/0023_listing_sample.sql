CREATE INDEX "product_listing_sample" ON "product_listing" USING gin ("terms") WHERE ("product_listing"."product_id" / 16) % 32 = 0;
