ALTER TABLE "merchant" DROP CONSTRAINT "merchant_scores";--> statement-breakpoint
ALTER TABLE "merchant" drop column "star_level";--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "star_level" numeric(2, 1) GENERATED ALWAYS AS (round((goods_score + service_score) / 2, 1)) STORED;--> statement-breakpoint
ALTER TABLE "merchant" DROP COLUMN "delivery_score";--> statement-breakpoint
ALTER TABLE "merchant" ADD CONSTRAINT "merchant_scores" CHECK ("merchant"."goods_score" between 1 and 5 and "merchant"."service_score" between 1 and 5);