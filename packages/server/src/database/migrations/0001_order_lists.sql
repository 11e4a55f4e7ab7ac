DROP INDEX "master_order_account";--> statement-breakpoint
DROP INDEX "merchant_order_account";--> statement-breakpoint
DROP INDEX "merchant_order_merchant";--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "symbol" text;--> statement-breakpoint
CREATE INDEX "master_order_account" ON "master_order" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_order_account" ON "merchant_order" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "merchant_order_merchant" ON "merchant_order" USING btree ("merchant_id","status","id" DESC NULLS FIRST);