CREATE TABLE "activity_reminder" (
	"account_id" integer NOT NULL,
	"activity_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "activity_reminder_account_id_activity_id_pk" PRIMARY KEY("account_id","activity_id")
);
--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "begins_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "restock_request" ADD COLUMN "not_before" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity_reminder" ADD CONSTRAINT "activity_reminder_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_reminder" ADD CONSTRAINT "activity_reminder_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_reminder_activity" ON "activity_reminder" USING btree ("activity_id");--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_begins_before_it_ends" CHECK ("activity"."begins_at" < "activity"."ends_at");