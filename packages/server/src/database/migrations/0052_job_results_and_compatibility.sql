CREATE TABLE "schema_compatibility" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"oldest_migration" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "last_success_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_run" ADD COLUMN "last_error" text;