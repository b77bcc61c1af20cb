CREATE TABLE "page_speed" (
	"date" date NOT NULL,
	"pattern" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_speed_date_pattern_metric_bucket_pk" PRIMARY KEY("date","pattern","metric","bucket")
);
