ALTER TABLE "checkout_session" ADD COLUMN "shown_total" numeric;--> statement-breakpoint
ALTER TABLE "point_entry" ADD COLUMN "lots" jsonb;