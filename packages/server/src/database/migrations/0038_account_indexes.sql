CREATE INDEX "audit_entry_account" ON "audit_entry" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "cart_line_account" ON "cart_line" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "upload_account" ON "upload" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "question_account" ON "question" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "restock_request_account" ON "restock_request" USING btree ("account_id") WHERE account_id is not null;--> statement-breakpoint
CREATE INDEX "review_vote_account" ON "review_vote" USING btree ("account_id");