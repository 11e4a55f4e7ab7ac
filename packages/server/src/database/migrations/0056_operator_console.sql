ALTER TABLE "refund" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "escalation" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "handling_fee" numeric(5, 2);--> statement-breakpoint
CREATE INDEX "refund_refused" ON "refund" USING btree ("id" DESC NULLS FIRST) WHERE status = 1;--> statement-breakpoint
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_handling_fee" CHECK ("merchant"."handling_fee" between 0 and 100);