ALTER TABLE "merchant_order" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "merchant_order" ADD COLUMN "held_reason" text;--> statement-breakpoint
CREATE INDEX "merchant_order_placed" ON "merchant_order" USING btree ("merchant_id","created_at","id");--> statement-breakpoint
CREATE INDEX "merchant_order_placed_everywhere" ON "merchant_order" USING btree ("created_at","id");