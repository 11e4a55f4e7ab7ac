ALTER TABLE "refund" ADD COLUMN "escalated_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "escalation" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "escalation_pictures" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "reviewed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "review_note" text;--> statement-breakpoint
ALTER TABLE "refund" ADD COLUMN "is_at_marketplace_cost" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "refund_disputed" ON "refund" USING btree ("escalated_at") WHERE escalated_at is not null;