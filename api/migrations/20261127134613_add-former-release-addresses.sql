CREATE TABLE "former_release_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"release_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_release_addresses" ADD CONSTRAINT "former_release_addresses_release_id_media_releases_id_fk" FOREIGN KEY ("release_id") REFERENCES "public"."media_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_release_addresses_release" ON "former_release_addresses" USING btree ("release_id");