ALTER TABLE "address" ADD COLUMN "city" text;--> statement-breakpoint
ALTER TABLE "address" ADD COLUMN "district" text;