ALTER TABLE "master_order" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE INDEX "master_order_origin" ON "master_order" USING btree ("origin") WHERE origin is not null;