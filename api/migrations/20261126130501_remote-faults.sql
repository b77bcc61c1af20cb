CREATE TABLE "remote_faults" (
	"date" date NOT NULL,
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"kind" text NOT NULL,
	"pages" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remote_faults_date_remote_version_kind_pk" PRIMARY KEY("date","remote","version","kind")
);
