CREATE TABLE "biographical_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"title_id" integer,
	"initials" text,
	"first_name" text,
	"other_names" text,
	"last_name" text,
	"birth_name" text,
	"known_as" text,
	"identity_number" text,
	"country_key" text,
	"passport_number" text,
	"passport_expiry_date" date,
	"work_permit_type" integer,
	"gender_id" integer,
	"race_id" integer,
	"marital_status_no" integer,
	"disabled" boolean,
	"home_language_id" integer,
	"languages" integer[] DEFAULT '{}' NOT NULL,
	"drivers_license_code" text,
	"country_of_issue_type" text,
	"visas" boolean
);
--> statement-breakpoint
CREATE TABLE "contact_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"mobile_no" jsonb,
	"home_tel" jsonb,
	"work_tel" jsonb,
	"personal_email" jsonb,
	"work_email" jsonb,
	"work_address" jsonb,
	"residential_address" jsonb,
	"postal_address" jsonb
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"course_name" text,
	"course_status" text,
	"start_date" date,
	"end_date" date,
	"certificate" uuid
);
--> statement-breakpoint
CREATE TABLE "experience" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"experience_type_id" integer,
	"project_name" text,
	"position_role" text,
	"responsibilities" text,
	"start_date" date,
	"current_role" boolean,
	"end_date" date
);
--> statement-breakpoint
CREATE TABLE "employee_references" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"full_name" text,
	"company" text,
	"position" text,
	"email_address" text,
	"contact_no" text
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"skill_name" text,
	"skill_level" text,
	"skill_description" text
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text,
	"membership_no" text,
	"area_of_registration" text,
	"date_valid_from" date,
	"date_valid_to" date,
	"certificate" uuid
);
--> statement-breakpoint
CREATE TABLE "professional_registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text,
	"registration_no" text,
	"area_of_registration" text,
	"date_from" date,
	"date_to" date,
	"certificate" uuid
);
--> statement-breakpoint
CREATE TABLE "employer_copies" (
	"account_id" uuid NOT NULL,
	"os_no" integer NOT NULL,
	"part" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "employer_copies_account_id_os_no_part_pk" PRIMARY KEY("account_id","os_no","part")
);
--> statement-breakpoint
CREATE TABLE "employer_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"os_no" integer NOT NULL,
	"employee_number" text NOT NULL,
	"account_id" uuid NOT NULL,
	"identity_mark" text,
	"parts" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"supplied_at" timestamp with time zone NOT NULL,
	CONSTRAINT "employer_records_number" UNIQUE("os_no","employee_number"),
	CONSTRAINT "employer_records_account" UNIQUE("account_id","os_no")
);
--> statement-breakpoint
CREATE TABLE "financial_wellbeing_checks" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"medical_insurance" boolean,
	"short_term_insurance" boolean,
	"will" boolean,
	"retirement_plan" boolean,
	"budget" boolean,
	"mortage" boolean,
	"vehicle" boolean
);
--> statement-breakpoint
CREATE TABLE "reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"reminder_text" text NOT NULL,
	"complete_by_date" timestamp with time zone NOT NULL,
	"early_reminder_date" timestamp with time zone,
	"completed" boolean DEFAULT false NOT NULL,
	"about" text,
	"remind_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("early_reminder_date", "complete_by_date")) STORED NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "next_of_kin" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"title_id" integer,
	"first_name" text,
	"last_name" text,
	"contact_details" text,
	"relationship_id" integer
);
--> statement-breakpoint
CREATE TABLE "consent_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"granted" boolean NOT NULL,
	"text_version" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "net_wealth_snapshots" (
	"person_id" uuid NOT NULL,
	"day" date NOT NULL,
	"entry" jsonb NOT NULL,
	"assets" numeric(15, 2) NOT NULL,
	"liabilities" numeric(15, 2) NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "net_wealth_snapshots_person_id_day_pk" PRIMARY KEY("person_id","day")
);
--> statement-breakpoint
CREATE TABLE "tax_year" (
	"id" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"changed_by" uuid
);
--> statement-breakpoint
CREATE TABLE "wealth_entries" (
	"person_id" uuid NOT NULL,
	"calculator" text NOT NULL,
	"entry" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wealth_entries_person_id_calculator_pk" PRIMARY KEY("person_id","calculator")
);
--> statement-breakpoint
CREATE TABLE "short_term_insurance" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type_id" integer,
	"provider_id" integer,
	"policy_number" text,
	"monthly_premium" numeric,
	"inception_date" date,
	"renewal_date" date
);
--> statement-breakpoint
CREATE TABLE "medical_aid_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"medical_aid_id" integer,
	"plan" text,
	"membership_no" text,
	"main_member" text,
	"joined_date" date,
	"company_contribution_percentage" numeric,
	"has_gap_cover" boolean,
	"rewards_programme" text
);
--> statement-breakpoint
CREATE TABLE "medical_aid_dependants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type_no" integer,
	"title_no" integer,
	"first_name" text,
	"surname" text,
	"telephone_number" text,
	"id_number" text,
	"date_of_birth" date
);
--> statement-breakpoint
CREATE TABLE "risk_cover" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type_id" integer,
	"provider_id" integer,
	"policy_number" text,
	"value" numeric,
	"annual_interest_rate" numeric,
	"monthly_contribution" numeric,
	"inception_date" date,
	"end_date" date
);
--> statement-breakpoint
CREATE TABLE "short_term_investments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"type" integer,
	"provider" integer,
	"account_number" text,
	"value" numeric,
	"annual_interest_rate" numeric,
	"monthly_contribution" numeric,
	"inception_date" date,
	"end_date" date
);
--> statement-breakpoint
CREATE TABLE "retirement_planning" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"retirement_planning_type_id" integer,
	"retirement_planning_product_provider_id" integer,
	"policy_number" text,
	"value" numeric,
	"annual_interest_rate" numeric,
	"monthly_contribution" numeric,
	"inception_date" date,
	"end_date" date
);
--> statement-breakpoint
CREATE TABLE "banking_details" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"bank_id" integer,
	"account_number" text,
	"account_type" integer
);
--> statement-breakpoint
CREATE TABLE "will_and_testament" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"created_date" date,
	"broker_or_insitution" text,
	"broker_or_institution_contact_number" text,
	"executor_executrix" text,
	"executor_executrix_contact_number" text,
	"power_of_attorney" text,
	"power_of_attorney_contact_number" text
);
--> statement-breakpoint
CREATE TABLE "document_folders" (
	"person_id" uuid NOT NULL,
	"id" integer NOT NULL,
	"folder_name" text NOT NULL,
	"folder_parent_id" integer NOT NULL,
	CONSTRAINT "document_folders_person_id_id_pk" PRIMARY KEY("person_id","id"),
	CONSTRAINT "document_folders_name" UNIQUE("person_id","folder_parent_id","folder_name")
);
--> statement-breakpoint
CREATE TABLE "document_usage" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"last_folder_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"folder_id" integer NOT NULL,
	"original_document_name" text NOT NULL,
	"blob_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content_type" text NOT NULL,
	"size" integer NOT NULL,
	"date_uploaded" timestamp with time zone NOT NULL,
	"expiry_date" date,
	"date_deleted" timestamp with time zone,
	"place" integer GENERATED ALWAYS AS (case when "date_deleted" is null then "folder_id" else 0 end) STORED NOT NULL,
	CONSTRAINT "documents_blob_id_unique" UNIQUE("blob_id"),
	CONSTRAINT "documents_person" UNIQUE("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "profile_images" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"blob_id" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_bundle_offers" (
	"bundle_id" integer NOT NULL,
	"offer_id" integer NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "voucher_bundle_offers_bundle_id_offer_id_pk" PRIMARY KEY("bundle_id","offer_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_bundle_ownerships" (
	"person_id" uuid NOT NULL,
	"bundle_id" integer NOT NULL,
	"order_id" integer,
	"acquired_at" timestamp with time zone NOT NULL,
	"paid_until" date,
	"reminded_of" date,
	CONSTRAINT "voucher_bundle_ownerships_person_id_bundle_id_pk" PRIMARY KEY("person_id","bundle_id")
);
--> statement-breakpoint
CREATE TABLE "voucher_bundles" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "voucher_bundles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cause_id" integer,
	"bundel_type_id" integer,
	"billing_type_id" integer,
	"area_id" integer,
	"email" text,
	"purchase_price" bigint NOT NULL,
	"estimate_value" bigint NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"allow_cause" boolean DEFAULT false NOT NULL,
	"cause_percentage" integer DEFAULT 10 NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"os_no" integer,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "voucher_bundles_price" CHECK ("voucher_bundles"."purchase_price" >= 0 and "voucher_bundles"."estimate_value" >= 0),
	CONSTRAINT "voucher_bundles_percentage" CHECK ("voucher_bundles"."cause_percentage" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "voucher_causes" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "voucher_causes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"cause_type_id" integer,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher_offer_social_media" (
	"offer_id" integer NOT NULL,
	"social_media_id" integer NOT NULL,
	"value" text NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "voucher_offer_social_media_offer_id_social_media_id_pk" PRIMARY KEY("offer_id","social_media_id")
);
--> statement-breakpoint
CREATE TABLE "tax_details" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"tax_number" text,
	"tax_office" text,
	"sira_no" text,
	"tax_registration_date" date
);
--> statement-breakpoint
CREATE TABLE "voucher_offers" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "voucher_offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"short_description" text NOT NULL,
	"long_description" text NOT NULL,
	"terms_and_conditions" text NOT NULL,
	"discount" text NOT NULL,
	"expiry_date" date,
	"header_color_override" text,
	"contact_no" text,
	"redemption_email" text,
	"company_email" text,
	"website" text,
	"address" text,
	"estimate_value" bigint NOT NULL,
	"redemtion_method_id" integer NOT NULL,
	"supplier_id" integer,
	"category_id" integer,
	"status_id" integer,
	"redirect_url" text,
	"sealed_pin" text,
	"sealed_coupon_code" text,
	"unique_code" boolean DEFAULT false NOT NULL,
	"use_code" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"redeem_limit" integer DEFAULT 5000 NOT NULL,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"low_pool_told_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher_redemptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"offer_id" integer NOT NULL,
	"sealed" text,
	"place" integer,
	"counted" bigint NOT NULL,
	"device_id" integer NOT NULL,
	"redeemed_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "voucher_codes" (
	"offer_id" integer NOT NULL,
	"place" integer NOT NULL,
	"sealed" text NOT NULL,
	"mark" text NOT NULL,
	"given_at" timestamp with time zone,
	CONSTRAINT "voucher_codes_offer_id_place_pk" PRIMARY KEY("offer_id","place"),
	CONSTRAINT "voucher_codes_once" UNIQUE("offer_id","mark")
);
--> statement-breakpoint
CREATE TABLE "voucher_lookups" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "voucher_lookups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1001 CACHE 1),
	"lookup_type" text NOT NULL,
	"name" text NOT NULL,
	"is_active" boolean NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"product_id" integer,
	"bundle_id" integer,
	"quantity" integer NOT NULL,
	"seen_price" bigint NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_lines_one" CHECK (num_nonnulls("cart_lines"."product_id", "cart_lines"."bundle_id") = 1),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "product_ownerships" (
	"person_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"order_id" integer,
	"granted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_ownerships_person_id_product_id_pk" PRIMARY KEY("person_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "shop_categories" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"sku" text NOT NULL,
	"name" text NOT NULL,
	"category_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"short_description" text NOT NULL,
	"description" text NOT NULL,
	"link" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"deleted_at" timestamp with time zone,
	"sort_name" text NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_discounts" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_discounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" integer NOT NULL,
	"minimum_spend" bigint NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"usage_limit" integer,
	"per_user_limit" integer,
	"product_ids" jsonb NOT NULL,
	"is_active" boolean NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_discounts_code_unique" UNIQUE("code"),
	CONSTRAINT "shop_discounts_value" CHECK ("shop_discounts"."value" > 0),
	CONSTRAINT "shop_discounts_used" CHECK ("shop_discounts"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_metadata_answers" (
	"person_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shop_metadata_answers_person_id_product_id_pk" PRIMARY KEY("person_id","product_id")
);
--> statement-breakpoint
CREATE TABLE "saved_cvs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"template_id" integer NOT NULL,
	"colour" text NOT NULL,
	"hidden" jsonb NOT NULL,
	"order" jsonb NOT NULL,
	"heading" text NOT NULL,
	"personal_summary" text NOT NULL,
	"show_picture" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_product_metadata" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"elements" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_order_history" (
	"order_id" integer NOT NULL,
	"step" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"reason" text,
	CONSTRAINT "shop_order_history_order_id_step_pk" PRIMARY KEY("order_id","step")
);
--> statement-breakpoint
CREATE TABLE "shop_order_lines" (
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_id" integer,
	"bundle_id" integer,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"total" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"cause" text,
	"donation" bigint DEFAULT 0 NOT NULL,
	"answers" jsonb NOT NULL,
	CONSTRAINT "shop_order_lines_order_id_position_pk" PRIMARY KEY("order_id","position"),
	CONSTRAINT "shop_order_lines_thing" CHECK (("shop_order_lines"."product_id" is null) <> ("shop_order_lines"."bundle_id" is null)),
	CONSTRAINT "shop_order_lines_discount" CHECK ("shop_order_lines"."discount" between 0 and "shop_order_lines"."total"),
	CONSTRAINT "shop_order_lines_donation" CHECK ("shop_order_lines"."donation" between 0 and "shop_order_lines"."total" - "shop_order_lines"."discount")
);
--> statement-breakpoint
CREATE TABLE "shop_orders" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "shop_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"full_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"delivery_address" text NOT NULL,
	"billing_address" text NOT NULL,
	"vat_number" text,
	"discount_id" integer,
	"discount_code" text,
	"holds_discount" boolean DEFAULT false NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"total" bigint NOT NULL,
	"vat" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"access_now_at" timestamp with time zone,
	"pay_before" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"ran_out" boolean DEFAULT false NOT NULL,
	"invoice_number" text,
	"refund_requested_at" timestamp with time zone,
	"refund_reason" text,
	"refund_declined" text,
	"received" bigint DEFAULT 0 NOT NULL,
	"due" bigint DEFAULT 0 NOT NULL,
	"refunded" bigint DEFAULT 0 NOT NULL,
	"refund_due_at" timestamp with time zone,
	"refund_reminded_at" timestamp with time zone,
	"attention" text,
	CONSTRAINT "shop_orders_invoice_number_unique" UNIQUE("invoice_number"),
	CONSTRAINT "shop_orders_total" CHECK ("shop_orders"."total" = "shop_orders"."subtotal" - "shop_orders"."discount" and "shop_orders"."discount" >= 0 and "shop_orders"."total" >= 0),
	CONSTRAINT "shop_orders_money" CHECK ("shop_orders"."due" >= 0 and "shop_orders"."refunded" >= 0 and "shop_orders"."received" >= "shop_orders"."due" + "shop_orders"."refunded"),
	CONSTRAINT "shop_orders_due" CHECK (("shop_orders"."due" > 0) = ("shop_orders"."refund_due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "shop_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"provider" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"received" bigint,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"notify_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "shop_sequences" (
	"name" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "advice_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"message" text NOT NULL,
	"when_to_call" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"mobile" text,
	"mobile_verified_at" timestamp with time zone,
	"password_hash" text,
	"one_time_until" timestamp with time zone,
	"role" text,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"privacy_version" text,
	"privacy_accepted_at" timestamp with time zone,
	"imported_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"last_sign_in_at" timestamp with time zone,
	CONSTRAINT "accounts_email_unique" UNIQUE("email"),
	CONSTRAINT "accounts_reachable" CHECK ("accounts"."email" is not null or "accounts"."mobile" is not null),
	CONSTRAINT "accounts_email_lower" CHECK ("accounts"."email" = lower("accounts"."email"))
);
--> statement-breakpoint
CREATE TABLE "authentication_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"event" text NOT NULL,
	"account_id" uuid,
	"session_id" uuid,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"account_id" uuid NOT NULL,
	"device" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_account_id_device_pk" PRIMARY KEY("account_id","device")
);
--> statement-breakpoint
CREATE TABLE "career_about_me" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"heading" text,
	"linked_in" text,
	"website" text,
	"personal_summary" text
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"hash" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"os_no" integer,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"membership_confirmed_at" timestamp with time zone,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "profiles_one_an_organisation" UNIQUE NULLS NOT DISTINCT("account_id","os_no")
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"successor" text
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"mobile" text,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"os_no" integer,
	"terms_version" text NOT NULL,
	"privacy_version" text NOT NULL,
	"code_hash" text NOT NULL,
	"requester" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"os_no" integer,
	"user_agent" text NOT NULL,
	"network" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"confirmed_until" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"os_no" integer PRIMARY KEY NOT NULL,
	"guid" uuid NOT NULL,
	"os_name" text NOT NULL,
	"logo" text,
	"background_image" text,
	"primary_color" text,
	"secondary_color" text,
	CONSTRAINT "organisations_guid_unique" UNIQUE("guid")
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor_id" uuid NOT NULL,
	"call" text NOT NULL,
	"row_ids" text[] NOT NULL,
	"fields" text[] NOT NULL,
	"before_hash" text,
	"after_hash" text,
	"request_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "task_leases" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" uuid,
	"leased_until" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"last_started_at" timestamp with time zone,
	"last_finished_at" timestamp with time zone,
	"last_failed_at" timestamp with time zone,
	"last_failure" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_replies" (
	"account_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"input_mark" text NOT NULL,
	"sealed_value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_replies_account_id_call_key_pk" PRIMARY KEY("account_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"window_start" bigint NOT NULL,
	"count" integer NOT NULL,
	"previous_count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secondary_education" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"school" text,
	"town" text,
	"province" integer,
	"highest_grade" text,
	"year" text
);
--> statement-breakpoint
CREATE TABLE "throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"times" bigint[] NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"html" text,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"given_up_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sent_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blob_removals" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pending_blobs" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "capabilities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"purpose" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"uses" integer DEFAULT 0 NOT NULL,
	"max_uses" integer,
	"last_used_at" timestamp with time zone,
	"ends_with_sessions" boolean NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "capabilities_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"sealed_body" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone,
	CONSTRAINT "webhook_events_once" UNIQUE("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"taken_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"blob_key" text,
	"size" bigint,
	"expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "retained_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"receipt" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"record" jsonb NOT NULL,
	"kept_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "analytics_days" (
	"date" date NOT NULL,
	"event" text NOT NULL,
	"redirect" text NOT NULL,
	"hashed_user" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "analytics_days_date_event_redirect_hashed_user_pk" PRIMARY KEY("date","event","redirect","hashed_user")
);
--> statement-breakpoint
CREATE TABLE "tertiary_education" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"course_name" text,
	"institution" integer,
	"qualification" integer,
	"qualification_level" integer,
	"specialisation" integer,
	"institution_name" text,
	"qualification_name" text,
	"qualification_level_name" text,
	"specialisation_name" text,
	"accreditation_number" text,
	"highest_qualification" boolean,
	"start_date" date,
	"end_date" date,
	"certificate" uuid
);
--> statement-breakpoint
CREATE TABLE "analytics_salts" (
	"date" date PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"title" text NOT NULL,
	"type" integer NOT NULL,
	"category" integer,
	"child_category" integer,
	"call_to_action" integer,
	"image_key" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"start_date" date NOT NULL,
	"end_date" date,
	"order" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"os_no" integer
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" integer NOT NULL,
	"item_id" integer NOT NULL,
	"blob_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"colour" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_feeds" (
	"feed" text PRIMARY KEY NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"etag" text,
	"last_modified" text,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"link" text NOT NULL,
	"feed" text NOT NULL,
	"title" text NOT NULL,
	"published_at" timestamp with time zone,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "news_items_key_unique" UNIQUE("key"),
	CONSTRAINT "news_items_link_unique" UNIQUE("link")
);
--> statement-breakpoint
CREATE TABLE "plan_lists" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"revision" uuid NOT NULL,
	"plans" jsonb NOT NULL,
	"imported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_lists_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "expirable_qualifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"name" text,
	"institution_id" integer,
	"accreditation_no" text,
	"qualification_id" integer,
	"qualification_level_id" integer,
	"specialisation_id" integer,
	"institution_name" text,
	"qualification_name" text,
	"qualification_level_name" text,
	"specialisation_name" text,
	"start_date" date,
	"end_date" date,
	"certificate" uuid
);
--> statement-breakpoint
ALTER TABLE "biographical_details" ADD CONSTRAINT "biographical_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_certificate" FOREIGN KEY ("person_id","certificate") REFERENCES "public"."documents"("person_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "experience" ADD CONSTRAINT "experience_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employee_references" ADD CONSTRAINT "employee_references_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_certificate" FOREIGN KEY ("person_id","certificate") REFERENCES "public"."documents"("person_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_registrations" ADD CONSTRAINT "professional_registrations_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "professional_registrations" ADD CONSTRAINT "professional_registrations_certificate" FOREIGN KEY ("person_id","certificate") REFERENCES "public"."documents"("person_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_copies" ADD CONSTRAINT "employer_copies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_copies" ADD CONSTRAINT "employer_copies_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_records" ADD CONSTRAINT "employer_records_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "employer_records" ADD CONSTRAINT "employer_records_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial_wellbeing_checks" ADD CONSTRAINT "financial_wellbeing_checks_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reminders" ADD CONSTRAINT "reminders_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "next_of_kin" ADD CONSTRAINT "next_of_kin_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_changes" ADD CONSTRAINT "consent_changes_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "net_wealth_snapshots" ADD CONSTRAINT "net_wealth_snapshots_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_year" ADD CONSTRAINT "tax_year_changed_by_accounts_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wealth_entries" ADD CONSTRAINT "wealth_entries_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_term_insurance" ADD CONSTRAINT "short_term_insurance_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_aid_details" ADD CONSTRAINT "medical_aid_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_aid_dependants" ADD CONSTRAINT "medical_aid_dependants_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_cover" ADD CONSTRAINT "risk_cover_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "short_term_investments" ADD CONSTRAINT "short_term_investments_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retirement_planning" ADD CONSTRAINT "retirement_planning_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banking_details" ADD CONSTRAINT "banking_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "will_and_testament" ADD CONSTRAINT "will_and_testament_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_folders" ADD CONSTRAINT "document_folders_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_usage" ADD CONSTRAINT "document_usage_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_images" ADD CONSTRAINT "profile_images_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_bundle_offers" ADD CONSTRAINT "voucher_bundle_offers_bundle_id_voucher_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."voucher_bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_bundle_offers" ADD CONSTRAINT "voucher_bundle_offers_offer_id_voucher_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."voucher_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_bundle_ownerships" ADD CONSTRAINT "voucher_bundle_ownerships_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_bundle_ownerships" ADD CONSTRAINT "voucher_bundle_ownerships_bundle_id_voucher_bundles_id_fk" FOREIGN KEY ("bundle_id") REFERENCES "public"."voucher_bundles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_bundles" ADD CONSTRAINT "voucher_bundles_cause_id_voucher_causes_id_fk" FOREIGN KEY ("cause_id") REFERENCES "public"."voucher_causes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_bundles" ADD CONSTRAINT "voucher_bundles_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_offer_social_media" ADD CONSTRAINT "voucher_offer_social_media_offer_id_voucher_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."voucher_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tax_details" ADD CONSTRAINT "tax_details_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_offer_id_voucher_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."voucher_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_redemptions" ADD CONSTRAINT "voucher_redemptions_offer_id_place_voucher_codes_offer_id_place_fk" FOREIGN KEY ("offer_id","place") REFERENCES "public"."voucher_codes"("offer_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_codes" ADD CONSTRAINT "voucher_codes_offer_id_voucher_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."voucher_offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ownerships" ADD CONSTRAINT "product_ownerships_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_ownerships" ADD CONSTRAINT "product_ownerships_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_products" ADD CONSTRAINT "shop_products_category_id_shop_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."shop_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_metadata_answers" ADD CONSTRAINT "shop_metadata_answers_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_metadata_answers" ADD CONSTRAINT "shop_metadata_answers_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_cvs" ADD CONSTRAINT "saved_cvs_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_product_metadata" ADD CONSTRAINT "shop_product_metadata_product_id_shop_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."shop_products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_history" ADD CONSTRAINT "shop_order_history_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_order_lines" ADD CONSTRAINT "shop_order_lines_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_orders" ADD CONSTRAINT "shop_orders_discount_id_shop_discounts_id_fk" FOREIGN KEY ("discount_id") REFERENCES "public"."shop_discounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_payments" ADD CONSTRAINT "shop_payments_order_id_shop_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "advice_requests" ADD CONSTRAINT "advice_requests_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "career_about_me" ADD CONSTRAINT "career_about_me_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotent_replies" ADD CONSTRAINT "idempotent_replies_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "secondary_education" ADD CONSTRAINT "secondary_education_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "capabilities" ADD CONSTRAINT "capabilities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tertiary_education" ADD CONSTRAINT "tertiary_education_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tertiary_education" ADD CONSTRAINT "tertiary_education_certificate" FOREIGN KEY ("person_id","certificate") REFERENCES "public"."documents"("person_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_os_no_organisations_os_no_fk" FOREIGN KEY ("os_no") REFERENCES "public"."organisations"("os_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expirable_qualifications" ADD CONSTRAINT "expirable_qualifications_person_id_accounts_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "expirable_qualifications" ADD CONSTRAINT "expirable_qualifications_certificate" FOREIGN KEY ("person_id","certificate") REFERENCES "public"."documents"("person_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "courses_person" ON "courses" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "experience_person" ON "experience" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "employee_references_person" ON "employee_references" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "skills_person" ON "skills" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "memberships_person" ON "memberships" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "professional_registrations_person" ON "professional_registrations" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "employer_records_identity" ON "employer_records" USING btree ("os_no","identity_mark");--> statement-breakpoint
CREATE INDEX "reminders_person" ON "reminders" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "reminders_due" ON "reminders" USING btree ("person_id","remind_at") WHERE not "completed";--> statement-breakpoint
CREATE INDEX "reminders_to_mail" ON "reminders" USING btree ("remind_at") WHERE not "completed" and "reminded_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reminders_about" ON "reminders" USING btree ("person_id","about");--> statement-breakpoint
CREATE INDEX "next_of_kin_person" ON "next_of_kin" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "consent_changes_latest" ON "consent_changes" USING btree ("person_id","purpose","id");--> statement-breakpoint
CREATE INDEX "net_wealth_snapshots_saved" ON "net_wealth_snapshots" USING btree ("person_id","saved_at");--> statement-breakpoint
CREATE INDEX "short_term_insurance_person" ON "short_term_insurance" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "medical_aid_dependants_person" ON "medical_aid_dependants" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "risk_cover_person" ON "risk_cover" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "short_term_investments_person" ON "short_term_investments" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "retirement_planning_person" ON "retirement_planning" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "banking_details_person" ON "banking_details" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "documents_deleted" ON "documents" USING btree ("date_deleted") WHERE "date_deleted" is not null;--> statement-breakpoint
CREATE INDEX "voucher_bundle_offers_offer" ON "voucher_bundle_offers" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "voucher_bundle_ownerships_bundle" ON "voucher_bundle_ownerships" USING btree ("bundle_id");--> statement-breakpoint
CREATE INDEX "voucher_bundles_order" ON "voucher_bundles" USING btree ("order","id");--> statement-breakpoint
CREATE INDEX "voucher_offers_order" ON "voucher_offers" USING btree ("order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_redemptions_once" ON "voucher_redemptions" USING btree ("person_id","offer_id") WHERE "voucher_redemptions"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "voucher_redemptions_person" ON "voucher_redemptions" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_redemptions_code" ON "voucher_redemptions" USING btree ("offer_id","place") WHERE "voucher_redemptions"."place" is not null;--> statement-breakpoint
CREATE INDEX "voucher_codes_pool" ON "voucher_codes" USING btree ("offer_id","place") WHERE "voucher_codes"."given_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_lookups_name" ON "voucher_lookups" USING btree ("lookup_type",lower("name")) WHERE "voucher_lookups"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "cart_lines_person" ON "cart_lines" USING btree ("person_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_product" ON "cart_lines" USING btree ("person_id","product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_lines_bundle" ON "cart_lines" USING btree ("person_id","bundle_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_products_sku" ON "shop_products" USING btree (lower("sku"));--> statement-breakpoint
CREATE INDEX "shop_products_name" ON "shop_products" USING btree ("sort_name","id") WHERE "is_active" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_price" ON "shop_products" USING btree ("price","id") WHERE "is_active" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_newest" ON "shop_products" USING btree ("id") WHERE "is_active" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_category_name" ON "shop_products" USING btree ("category_id","sort_name","id") WHERE "is_active" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_category_price" ON "shop_products" USING btree ("category_id","price","id") WHERE "is_active" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_category_newest" ON "shop_products" USING btree ("category_id","id") WHERE "is_active" and "deleted_at" is null;--> statement-breakpoint
CREATE INDEX "shop_products_search" ON "shop_products" USING gin (to_tsvector('simple', "search_text"));--> statement-breakpoint
CREATE INDEX "saved_cvs_person" ON "saved_cvs" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "shop_orders_person" ON "shop_orders" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "shop_orders_unpaid" ON "shop_orders" USING btree ("pay_before") WHERE "shop_orders"."state" in ('placed', 'awaiting payment');--> statement-breakpoint
CREATE INDEX "shop_orders_cooling_off" ON "shop_orders" USING btree ("placed_at") WHERE "shop_orders"."state" = 'paid';--> statement-breakpoint
CREATE INDEX "shop_orders_attention" ON "shop_orders" USING btree ("id") WHERE "shop_orders"."attention" is not null;--> statement-breakpoint
CREATE INDEX "shop_orders_discount" ON "shop_orders" USING btree ("discount_id","person_id");--> statement-breakpoint
CREATE INDEX "shop_orders_refund_due" ON "shop_orders" USING btree ("refund_due_at") WHERE "shop_orders"."refund_due_at" is not null;--> statement-breakpoint
CREATE INDEX "shop_payments_order" ON "shop_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shop_payments_pending" ON "shop_payments" USING btree ("created_at") WHERE "shop_payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "shop_payments_late" ON "shop_payments" USING btree ("notify_at") WHERE "shop_payments"."notify_at" is not null;--> statement-breakpoint
CREATE INDEX "advice_requests_person" ON "advice_requests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "accounts_mobile" ON "accounts" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_verified_mobile" ON "accounts" USING btree ("mobile") WHERE "accounts"."mobile_verified_at" is not null;--> statement-breakpoint
CREATE INDEX "authentication_events_account" ON "authentication_events" USING btree ("account_id","at");--> statement-breakpoint
CREATE INDEX "authentication_events_at" ON "authentication_events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "password_resets_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email");--> statement-breakpoint
CREATE INDEX "registrations_mobile" ON "registrations" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "registrations_expiry" ON "registrations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id") WHERE "sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_entries_call" ON "audit_entries" USING btree ("call","id");--> statement-breakpoint
CREATE INDEX "audit_entries_rows" ON "audit_entries" USING gin ("row_ids");--> statement-breakpoint
CREATE INDEX "idempotent_replies_age" ON "idempotent_replies" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "limit_counts_expiry" ON "limit_counts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "secondary_education_person" ON "secondary_education" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "throttles_expiry" ON "throttles" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at") WHERE "outbox"."given_up_at" is null;--> statement-breakpoint
CREATE INDEX "sent_messages_recipient" ON "sent_messages" USING btree ("recipient","sent_at");--> statement-breakpoint
CREATE INDEX "sent_messages_at" ON "sent_messages" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "capabilities_account" ON "capabilities" USING btree ("account_id","purpose","subject");--> statement-breakpoint
CREATE INDEX "capabilities_expiry" ON "capabilities" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "webhook_events_due" ON "webhook_events" USING btree ("next_attempt_at") WHERE "webhook_events"."next_attempt_at" is not null;--> statement-breakpoint
CREATE INDEX "webhook_events_waiting" ON "webhook_events" USING btree ("provider","attempts") WHERE "webhook_events"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "webhook_events_received" ON "webhook_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "data_exports_account" ON "data_exports" USING btree ("account_id","requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_under_way" ON "data_exports" USING btree ("account_id") WHERE "data_exports"."finished_at" is null and "data_exports"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE "data_exports"."blob_key" is not null;--> statement-breakpoint
CREATE INDEX "retained_records_until" ON "retained_records" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "retained_records_receipt" ON "retained_records" USING btree ("receipt");--> statement-breakpoint
CREATE INDEX "tertiary_education_person" ON "tertiary_education" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "banners_place" ON "banners" USING btree ("type","order","id");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_item" ON "pictures" USING btree ("type","item_id");--> statement-breakpoint
CREATE INDEX "pictures_type" ON "pictures" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX "news_items_feed" ON "news_items" USING btree ("feed","id");--> statement-breakpoint
CREATE INDEX "expirable_qualifications_person" ON "expirable_qualifications" USING btree ("person_id","id");--> statement-breakpoint
-- What an owner has of a bundle: the links that are on, and those that were ended after the bundle was paid for.
CREATE OR REPLACE FUNCTION voucher_link_counts(is_active boolean, ended_at timestamptz, paid_until date, acquired_at timestamptz)
RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT is_active OR (paid_until IS NOT NULL AND acquired_at < ended_at)
$$;
--> statement-breakpoint
-- Every offer with what a person has of it. Lists and redeeming both ask here, so that they cannot differ.
CREATE OR REPLACE FUNCTION vouchers_of(asking uuid)
RETURNS TABLE (
  offer_id integer,
  -- One of the person's bundles that holds it: one that was paid for, where there is one.
  bundle_id integer,
  paid_until date,
  valid_until date,
  is_open boolean,
  is_live boolean,
  redeemed_at timestamptz,
  sealed text
) LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT
    offer.id,
    held.bundle_id,
    held.paid_until,
    -- Paid for, it lasts at least three years, whatever its own end (Consumer Protection Act 68 of 2008, s 63).
    CASE WHEN offer.expiry_date IS NOT NULL THEN greatest(offer.expiry_date, held.paid_until) END,
    -- In a bundle of the person's, or in no bundle at all. An offer that ever was in a bundle does not become
    -- everybody's when it is taken out of it.
    held.offer_id IS NOT NULL OR NOT EXISTS (SELECT FROM voucher_bundle_offers link WHERE link.offer_id = offer.id),
    held.paid_until IS NOT NULL OR (offer.is_active AND offer.deleted_at IS NULL),
    mine.redeemed_at,
    mine.sealed
  FROM voucher_offers offer
  LEFT JOIN (
    SELECT
      link.offer_id,
      coalesce(min(link.bundle_id) FILTER (WHERE own.paid_until IS NOT NULL), min(link.bundle_id)) AS bundle_id,
      max(own.paid_until) AS paid_until
    FROM voucher_bundle_ownerships own
    JOIN voucher_bundle_offers link ON link.bundle_id = own.bundle_id
    WHERE own.person_id = asking
      AND voucher_link_counts(link.is_active, link.ended_at, own.paid_until, own.acquired_at)
    GROUP BY link.offer_id
  ) held ON held.offer_id = offer.id
  LEFT JOIN voucher_redemptions mine
    ON mine.person_id = asking AND mine.offer_id = offer.id AND mine.revoked_at IS NULL
$$;
--> statement-breakpoint
-- Redeems an offer for a person, all of it in one call: redeem.ts turns what it says into an answer or a refusal.
-- `outcome` is 'redeemed', 'redeemed before', or why not: 'no offer', 'not owned', 'expired', 'no method', 'no code',
-- 'limit'. One object rather than columns, which cost more to send and to read.
CREATE OR REPLACE FUNCTION redeem_voucher(
  asking uuid, wanted integer, device integer, entry uuid, moment timestamptz, today date
) RETURNS json LANGUAGE plpgsql AS $$
DECLARE
  -- METHOD_IDS in lookups/shipped.ts says the same; they stay for ever.
  static_method CONSTANT integer := 401;
  code_method CONSTANT integer := 402;
  pin_method CONSTANT integer := 403;
  has record;
  outcome text;
  given text;
  given_place integer;
  number_of_it bigint;
BEGIN
  -- A person's second press waits for the first, and then reads what that one wrote.
  PERFORM pg_advisory_xact_lock(hashtextextended(asking::text || '/' || wanted, 0));
  LOOP
    SELECT
      offer.redemtion_method_id, offer.redirect_url, offer.unique_code, offer.use_code, offer.redeem_limit,
      offer.sealed_pin, offer.sealed_coupon_code,
      own.bundle_id, own.valid_until, own.is_open, own.is_live, own.redeemed_at, own.sealed
    INTO has
    FROM vouchers_of(asking) own JOIN voucher_offers offer ON offer.id = own.offer_id
    WHERE own.offer_id = wanted;
    EXIT WHEN NOT FOUND OR has.bundle_id IS NULL OR has.redeemed_at IS NOT NULL;
    -- Held, so that the bundle is not taken back while its voucher is redeemed. If it was meanwhile, all is read anew.
    PERFORM FROM voucher_bundle_ownerships own
    WHERE own.person_id = asking AND own.bundle_id = has.bundle_id FOR KEY SHARE;
    EXIT WHEN FOUND;
  END LOOP;

  given := has.sealed;
  outcome := CASE
    WHEN has.redeemed_at IS NOT NULL THEN 'redeemed before'
    WHEN has.is_live IS NOT TRUE THEN 'no offer'
    WHEN NOT has.is_open THEN 'not owned'
    WHEN has.valid_until < today THEN 'expired'
    WHEN has.redemtion_method_id NOT IN (static_method, code_method, pin_method) THEN 'no method'
    ELSE 'redeemed'
  END;
  IF outcome = 'redeemed' THEN
    IF has.redemtion_method_id = code_method OR (has.redemtion_method_id = pin_method AND has.unique_code) THEN
      -- Codes that another redemption is taking are passed over, not waited for.
      UPDATE voucher_codes SET given_at = moment
      WHERE offer_id = wanted AND place = (
        SELECT free.place FROM voucher_codes free
        WHERE free.offer_id = wanted AND free.given_at IS NULL AND free.place <= has.redeem_limit
        ORDER BY free.place LIMIT 1 FOR UPDATE SKIP LOCKED
      )
      RETURNING sealed, place, place INTO given, given_place, number_of_it;
      IF NOT FOUND THEN
        outcome := CASE
          WHEN EXISTS (SELECT FROM voucher_codes WHERE offer_id = wanted AND given_at IS NULL) THEN 'limit'
          ELSE 'no code'
        END;
      END IF;
    ELSE
      given := CASE
        WHEN has.redemtion_method_id = pin_method THEN has.sealed_pin
        WHEN has.use_code THEN has.sealed_coupon_code
      END;
      UPDATE voucher_offers SET redeemed = redeemed + 1
      WHERE id = wanted AND redeemed < redeem_limit
      RETURNING redeemed INTO number_of_it;
      IF NOT FOUND THEN
        outcome := 'limit';
      END IF;
    END IF;
  END IF;
  IF outcome = 'redeemed' THEN
    INSERT INTO voucher_redemptions (id, person_id, offer_id, device_id, redeemed_at, sealed, place, counted)
    VALUES (entry, asking, wanted, device, moment, given, given_place, number_of_it);
  END IF;
  RETURN json_build_object(
    'outcome', outcome, 'methodId', has.redemtion_method_id, 'redirectUrl', has.redirect_url,
    'redeemedAt', coalesce(has.redeemed_at, moment), 'validUntil', has.valid_until, 'sealed', given
  );
END;
$$;
--> statement-breakpoint
CREATE FUNCTION audit_entries_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Seven years: Companies Act 71 of 2008, section 24(1). AUDIT_KEPT_YEARS in audit.ts says the same.
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '7 years' THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit can only be added to' USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON "audit_entries" FOR EACH ROW EXECUTE FUNCTION audit_entries_append_only();
--> statement-breakpoint
CREATE TRIGGER audit_entries_no_truncate BEFORE TRUNCATE ON "audit_entries" FOR EACH STATEMENT EXECUTE FUNCTION audit_entries_append_only();
