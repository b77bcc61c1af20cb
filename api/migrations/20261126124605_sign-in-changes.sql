CREATE TABLE "sign_in_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"before" text,
	"before_verified_at" timestamp with time zone,
	"after" text NOT NULL,
	"code_to" text NOT NULL,
	"new_code_hash" text,
	"current_code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"undo_hash" text,
	"undo_until" timestamp with time zone,
	"undone_at" timestamp with time zone,
	CONSTRAINT "sign_in_changes_undo_hash_unique" UNIQUE("undo_hash")
);
--> statement-breakpoint
ALTER TABLE "sign_in_changes" ADD CONSTRAINT "sign_in_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_changes_account" ON "sign_in_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_changes_expiry" ON "sign_in_changes" USING btree ("expires_at");