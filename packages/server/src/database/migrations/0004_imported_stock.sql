CREATE TABLE "imported_picture" (
	"merchant_id" integer NOT NULL,
	"source" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "imported_picture_merchant_id_source_pk" PRIMARY KEY("merchant_id","source")
);
--> statement-breakpoint
ALTER TABLE "sku" DROP CONSTRAINT "sku_on_hand";--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "is_always_sellable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sku" ADD COLUMN "available" integer GENERATED ALWAYS AS (case when is_always_sellable then 9999 else on_hand - reserved end) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "imported_picture" ADD CONSTRAINT "imported_picture_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_picture" ADD CONSTRAINT "imported_picture_key_picture_key_fk" FOREIGN KEY ("key") REFERENCES "public"."picture"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sku" ADD CONSTRAINT "sku_on_hand" CHECK ("sku"."on_hand" >= "sku"."reserved" or "sku"."is_always_sellable");