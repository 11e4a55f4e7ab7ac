ALTER TABLE "master_order" RENAME COLUMN "coupon_id" TO "claim_id";--> statement-breakpoint
ALTER TABLE "merchant_order" RENAME COLUMN "coupon_id" TO "claim_id";--> statement-breakpoint
UPDATE "master_order" SET "claim_id" = NULL WHERE "claim_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "claimed_coupon" WHERE "id" = "claim_id");--> statement-breakpoint
UPDATE "merchant_order" SET "claim_id" = NULL WHERE "claim_id" IS NOT NULL AND NOT EXISTS (SELECT FROM "claimed_coupon" WHERE "id" = "claim_id");--> statement-breakpoint
ALTER TABLE "master_order" ADD CONSTRAINT "master_order_claim_id_claimed_coupon_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claimed_coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_order" ADD CONSTRAINT "merchant_order_claim_id_claimed_coupon_id_fk" FOREIGN KEY ("claim_id") REFERENCES "public"."claimed_coupon"("id") ON DELETE no action ON UPDATE no action;