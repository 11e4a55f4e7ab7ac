ALTER TABLE "pre_order" RENAME TO "checkout_session";--> statement-breakpoint
ALTER TABLE "checkout_session" RENAME CONSTRAINT "pre_order_pkey" TO "checkout_session_pkey";--> statement-breakpoint
ALTER TABLE "checkout_session" RENAME CONSTRAINT "pre_order_account_id_account_id_fk" TO "checkout_session_account_id_account_id_fk";--> statement-breakpoint
ALTER INDEX "pre_order_expiry" RENAME TO "checkout_session_expiry";
