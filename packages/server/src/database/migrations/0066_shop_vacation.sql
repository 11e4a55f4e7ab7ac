ALTER TABLE "merchant" ADD COLUMN "vacation_from" date;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "vacation_until" date;