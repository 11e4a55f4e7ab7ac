DROP INDEX "outbox_message_due";--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "dropped_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_message_due" ON "outbox_message" USING btree ("due_at") WHERE sent_at is null and dropped_at is null;