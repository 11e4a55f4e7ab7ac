CREATE INDEX "merchant_order_country" ON "merchant_order" USING btree ("country","created_at","id");--> statement-breakpoint
CREATE INDEX "merchant_order_payment_problem" ON "merchant_order" USING btree ("created_at","id") WHERE payment_hold is not null;--> statement-breakpoint
CREATE INDEX "merchant_order_marked" ON "merchant_order" USING btree ("merchant_id","id") WHERE mark <> '';