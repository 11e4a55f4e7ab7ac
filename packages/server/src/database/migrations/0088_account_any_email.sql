DROP INDEX "account_visitor_email";--> statement-breakpoint
CREATE INDEX "account_any_email" ON "account" USING btree ("email");