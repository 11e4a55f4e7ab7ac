ALTER TABLE "freight_template" ADD COLUMN "country" text DEFAULT '*' NOT NULL;--> statement-breakpoint
ALTER TABLE "freight_template" DROP CONSTRAINT "freight_template_pkey";--> statement-breakpoint
ALTER TABLE "freight_template" ADD CONSTRAINT "freight_template_merchant_id_country_pk" PRIMARY KEY("merchant_id","country");
