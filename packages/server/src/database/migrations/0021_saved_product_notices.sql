ALTER TABLE "saved_product" ADD COLUMN "told_price" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "saved_product" ADD COLUMN "is_sold_out" boolean DEFAULT false NOT NULL;