CREATE TABLE "advice_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"when_to_call" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"os_no" integer PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"os_name" text NOT NULL,
	"logo" text,
	"background" text,
	"primary_color" text NOT NULL,
	"secondary_color" text NOT NULL,
	CONSTRAINT "organisations_guid_unique" UNIQUE("guid")
);
