ALTER TABLE "picture" DROP CONSTRAINT "picture_kind";--> statement-breakpoint
-- Drawings can no longer be made: a demo marketplace of before shows placeholders until it is made anew.
UPDATE "picture" SET "kind" = 'demo', "file" = "key" || '.avif' WHERE "kind" = 'drawn';--> statement-breakpoint
ALTER TABLE "picture" ALTER COLUMN "file" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" DROP COLUMN "spec";--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_kind" CHECK (kind in ('file', 'demo'));
