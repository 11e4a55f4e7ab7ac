CREATE INDEX "account_locale" ON "account" USING btree ("locale","id");--> statement-breakpoint
CREATE INDEX "merchant_order_paid_in_shop" ON "merchant_order" USING btree ("merchant_id","paid_at","id") WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "merchant_order_carrier" ON "merchant_order" USING btree ("delivery_code","merchant_id","created_at","id") WHERE delivery_code is not null;--> statement-breakpoint
CREATE INDEX "merchant_order_total" ON "merchant_order" USING btree ("total","merchant_id","id");--> statement-breakpoint
CREATE INDEX "merchant_order_customer" ON "merchant_order" USING btree ("merchant_id","account_id","id");