CREATE TABLE "work_notice_setting" (
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"delivery" text NOT NULL,
	CONSTRAINT "work_notice_setting_account_id_kind_pk" PRIMARY KEY("account_id","kind"),
	CONSTRAINT "work_notice_setting_delivery" CHECK ("work_notice_setting"."delivery" in ('console', 'mail', 'digest', 'off'))
);
--> statement-breakpoint
ALTER TABLE "notice" ADD COLUMN "is_digest_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "work_notice_setting" ADD CONSTRAINT "work_notice_setting_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_digest_due" ON "notice" USING btree ("account_id") WHERE is_digest_due;