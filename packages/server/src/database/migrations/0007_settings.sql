CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "goods_score" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "goods_score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "service_score" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "service_score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "delivery_score" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "delivery_score" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ALTER COLUMN "star_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
INSERT INTO "setting" ("name", "value") SELECT known."name", jsonb_build_object('en', p."name") FROM "platform" p CROSS JOIN (VALUES ('name'), ('title')) known("name");--> statement-breakpoint
UPDATE "merchant" SET "is_verified" = "type_id" IS NOT NULL;--> statement-breakpoint
UPDATE "merchant" SET "goods_score" = NULL, "service_score" = NULL, "delivery_score" = NULL WHERE "type_id" IS NULL;--> statement-breakpoint
ALTER TABLE "platform" DROP COLUMN "name";