CREATE TABLE "upload" (
	"key" text PRIMARY KEY NOT NULL,
	"model" text NOT NULL,
	"account_id" integer,
	"guest_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone,
	CONSTRAINT "upload_owner" CHECK (num_nonnulls(account_id, guest_key) = 1)
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_key_picture_key_fk" FOREIGN KEY ("key") REFERENCES "public"."picture"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_untaken" ON "upload" USING btree ("created_at") WHERE taken_at is null;