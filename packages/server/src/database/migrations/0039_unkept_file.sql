CREATE TABLE "unkept_file" (
	"file" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() + interval '1 day' NOT NULL
);
