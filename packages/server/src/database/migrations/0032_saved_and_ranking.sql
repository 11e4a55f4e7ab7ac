CREATE TABLE "unsaved_product" (
	"account_id" integer NOT NULL,
	"product_id" integer NOT NULL,
	"id" integer NOT NULL,
	"price" numeric(12, 2) NOT NULL,
	"told_price" numeric(12, 2),
	"is_sold_out" boolean NOT NULL,
	"back_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "unsaved_product_account_id_product_id_pk" PRIMARY KEY("account_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "period_sale" (
	"period" text NOT NULL,
	"product_id" integer NOT NULL,
	"sold" integer NOT NULL,
	"sold_before" integer NOT NULL,
	CONSTRAINT "period_sale_period_product_id_pk" PRIMARY KEY("period","product_id")
);
--> statement-breakpoint
ALTER TABLE "saved_product" ADD COLUMN "back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "unsaved_product" ADD CONSTRAINT "unsaved_product_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsaved_product" ADD CONSTRAINT "unsaved_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "period_sale" ADD CONSTRAINT "period_sale_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merchant_order_paid" ON "merchant_order" USING btree ("paid_at") WHERE paid_at is not null;