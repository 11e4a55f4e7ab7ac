DROP INDEX "refund_line_open_once";--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "requested" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_line" DROP COLUMN "is_open";--> statement-breakpoint
-- Refunds that were requested and are not decided yet: applied, to return, returning.
UPDATE "order_line" SET "requested" = "refund_line"."quantity" FROM "refund_line", "refund"
WHERE "refund_line"."order_line_id" = "order_line"."id" AND "refund"."id" = "refund_line"."refund_id"
  AND "refund"."status" IN (0, 4, 5);--> statement-breakpoint
ALTER TABLE "order_line" ADD CONSTRAINT "order_line_requested" CHECK ("order_line"."requested" >= 0 and "order_line"."refunded" + "order_line"."requested" <= "order_line"."quantity");