ALTER TABLE "capabilities" ADD COLUMN "sent_to" text;--> statement-breakpoint
ALTER TABLE "capabilities" ADD COLUMN "sent_to_mark" text;--> statement-breakpoint
CREATE INDEX "capabilities_subject" ON "capabilities" USING btree ("purpose","subject");