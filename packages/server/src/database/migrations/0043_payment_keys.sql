ALTER TABLE "master_order" ADD COLUMN "failed_starts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Refunds that may already have been sent keep the key that they were sent with.
UPDATE "payment_refund" SET "refusals" = -1 WHERE "status" = 'due';
