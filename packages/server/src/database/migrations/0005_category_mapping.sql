CREATE TABLE "category_mapping" (
	"merchant_id" integer NOT NULL,
	"type" text NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_mapping_merchant_id_type_pk" PRIMARY KEY("merchant_id","type")
);
--> statement-breakpoint
DROP INDEX "shop_category_merchant";--> statement-breakpoint
ALTER TABLE "category_mapping" ADD CONSTRAINT "category_mapping_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_mapping" ADD CONSTRAINT "category_mapping_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_category_name" ON "shop_category" USING btree ("merchant_id","pid",lower("name" ->> 'en'));