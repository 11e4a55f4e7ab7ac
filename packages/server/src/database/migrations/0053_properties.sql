CREATE TABLE "category_property" (
	"category_id" integer NOT NULL,
	"property_key" text NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "category_property_category_id_property_key_pk" PRIMARY KEY("category_id","property_key")
);
--> statement-breakpoint
CREATE TABLE "property" (
	"key" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" text NOT NULL,
	"unit" text,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_filter" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "accessory_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "guide_slugs" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "properties" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "features" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "category_property" ADD CONSTRAINT "category_property_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_property" ADD CONSTRAINT "category_property_property_key_property_key_fk" FOREIGN KEY ("property_key") REFERENCES "public"."property"("key") ON DELETE cascade ON UPDATE no action;