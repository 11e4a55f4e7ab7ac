ALTER TABLE "coupon" DROP CONSTRAINT "coupon_left";--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "tax_rate" ADD COLUMN "region" text;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "gift_product_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon" ADD COLUMN "total" integer;--> statement-breakpoint
CREATE INDEX "coupon_merchant" ON "coupon" USING btree ("merchant_id");--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_type" CHECK ("coupon"."type" between 1 and 3);--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_left" CHECK ("coupon"."left" between 0 and coalesce("coupon"."total", "coupon"."left"));