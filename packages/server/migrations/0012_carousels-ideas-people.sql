CREATE TABLE "carousels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"deck" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "carousels_of_person" ON "carousels" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE TABLE "job_ads" (
	"board" text NOT NULL,
	"board_company" text NOT NULL,
	"external_id" text NOT NULL,
	"job_id" uuid NOT NULL,
	"url" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "job_ads_board_board_company_external_id_pk" PRIMARY KEY("board","board_company","external_id")
);
--> statement-breakpoint
CREATE TABLE "job_boards" (
	"kind" text NOT NULL,
	"company" text NOT NULL,
	"name" text NOT NULL,
	"etag" text,
	"last_modified" text,
	"openings" integer NOT NULL,
	"fault" text,
	"read_at" timestamp with time zone,
	"ask_again_at" timestamp with time zone,
	CONSTRAINT "job_boards_kind_company_pk" PRIMARY KEY("kind","company")
);
--> statement-breakpoint
CREATE TABLE "job_pipeline" (
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"note" text NOT NULL,
	"remind_at" timestamp with time zone,
	"reminded_at" timestamp with time zone,
	"reasons" jsonb NOT NULL,
	"missing" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "job_pipeline_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_search_told" (
	"search_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid NOT NULL,
	CONSTRAINT "job_search_told_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
CREATE TABLE "job_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"locations" text[] NOT NULL,
	"daily" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"last_run_on" date,
	"last_run_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_targets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"board" text NOT NULL,
	"board_company" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"block_keys" text[] NOT NULL,
	"places" text[] NOT NULL,
	"places_text" text NOT NULL,
	"countries" text[] NOT NULL,
	"workplace" text,
	"employment" text,
	"department" text,
	"text" text NOT NULL,
	"url" text NOT NULL,
	"pay_min" bigint,
	"pay_max" bigint,
	"pay_currency" text,
	"pay_period" text,
	"pay_yearly" bigint,
	"published_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"reposts" integer NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title), 'A') || setweight(to_tsvector('simple', company || ' ' || places_text), 'B') || to_tsvector('simple', left(text, 20000))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cvs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "do_not_contact" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"headline" text NOT NULL,
	"position" text NOT NULL,
	"company" text NOT NULL,
	"location" text NOT NULL,
	"industry" text NOT NULL,
	"company_size" integer,
	"email" text,
	"linkedin_url" text,
	"website" text,
	"notes" text NOT NULL,
	"tags" text[] NOT NULL,
	"kinds" text[] NOT NULL,
	"name_key" text NOT NULL,
	"company_key" text NOT NULL,
	"email_key" text NOT NULL,
	"linkedin_key" text NOT NULL,
	"connected_on" date,
	"last_contacted_at" timestamp with time zone,
	"opted_out" boolean NOT NULL,
	"has_signal" boolean NOT NULL,
	"legal_basis" text NOT NULL,
	"keep_until" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', name || ' ' || headline || ' ' || position || ' ' || company || ' ' || location || ' ' || industry || ' ' || left(notes, 10000))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"quote" text NOT NULL,
	"source" text NOT NULL,
	"address" text,
	"observed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_list_members" (
	"list_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "person_list_members_list_id_person_id_pk" PRIMARY KEY("list_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "person_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_origins" (
	"person_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "person_origins_person_id_kind_label_pk" PRIMARY KEY("person_id","kind","label")
);
--> statement-breakpoint
DROP TABLE "imported_people" CASCADE;--> statement-breakpoint
CREATE INDEX "job_ads_job" ON "job_ads" USING btree ("job_id");--> statement-breakpoint
CREATE INDEX "job_pipeline_reminders" ON "job_pipeline" USING btree ("remind_at") WHERE "job_pipeline"."reminded_at" IS NULL;--> statement-breakpoint
CREATE INDEX "job_search_told_owner" ON "job_search_told" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_searches_owner" ON "job_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_searches_daily" ON "job_searches" USING btree ("daily");--> statement-breakpoint
CREATE UNIQUE INDEX "job_targets_once" ON "job_targets" USING btree ("user_id","board","board_company");--> statement-breakpoint
CREATE INDEX "jobs_search" ON "jobs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "jobs_block" ON "jobs" USING gin ("block_keys");--> statement-breakpoint
CREATE INDEX "jobs_newest" ON "jobs" USING btree ("first_seen_at","id");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_key");--> statement-breakpoint
CREATE INDEX "cvs_owner" ON "cvs" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "cvs_person" ON "cvs" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "do_not_contact_once" ON "do_not_contact" USING btree ("user_id","kind","value");--> statement-breakpoint
CREATE INDEX "people_search" ON "people" USING gin ("search");--> statement-breakpoint
CREATE INDEX "people_tags" ON "people" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "people_newest" ON "people" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "people_company" ON "people" USING btree ("user_id","company_key");--> statement-breakpoint
CREATE INDEX "people_name" ON "people" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE INDEX "people_email" ON "people" USING btree ("user_id","email_key") WHERE "people"."email_key" <> '';--> statement-breakpoint
CREATE INDEX "people_linkedin" ON "people" USING btree ("user_id","linkedin_key") WHERE "people"."linkedin_key" <> '';--> statement-breakpoint
CREATE INDEX "people_keep_until" ON "people" USING btree ("user_id","keep_until");--> statement-breakpoint
CREATE UNIQUE INDEX "person_facts_once" ON "person_facts" USING btree ("person_id","field",md5("value"),coalesce("address", ''));--> statement-breakpoint
CREATE INDEX "person_facts_owner" ON "person_facts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_list_members_person" ON "person_list_members" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "person_lists_owner" ON "person_lists" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "person_origins_owner" ON "person_origins" USING btree ("user_id","kind");--> statement-breakpoint
CREATE TABLE "voices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rules" jsonb NOT NULL,
	"described" jsonb,
	"described_posts" integer,
	"described_at" timestamp with time zone,
	"measured" jsonb,
	"measured_mark" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "imported_posts_import";--> statement-breakpoint
DROP INDEX "imported_posts_once";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "voice_id" uuid;--> statement-breakpoint
CREATE INDEX "voices_owner" ON "voices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "imported_posts_owner" ON "imported_posts" USING btree ("user_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_posts_once" ON "imported_posts" USING btree ("import_id","kind","digest");--> statement-breakpoint
CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"tags" text[] NOT NULL,
	"folder" text NOT NULL,
	"note" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "saved_items_user" ON "saved_items" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_items_search" ON "saved_items" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_once" ON "saved_items" USING btree ("user_id","kind","ref_id") WHERE ref_id IS NOT NULL AND deleted_at IS NULL;--> statement-breakpoint
DROP TABLE "generations" CASCADE;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "engine" jsonb;--> statement-breakpoint
CREATE TABLE "lead_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lead_searches_owner" ON "lead_searches" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE TABLE "library_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"import_id" uuid,
	"author_key" text NOT NULL,
	"author" text,
	"own" boolean NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"industry" text,
	"language" text,
	"format" text,
	"characters" integer NOT NULL,
	"has_media" boolean NOT NULL,
	"url" text,
	"posted_at" timestamp with time zone,
	"reactions" integer,
	"comments" integer,
	"reposts" integer,
	"impressions" integer,
	"standing" real,
	"position" integer NOT NULL,
	"search" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "library_posts_search" ON "library_posts" USING gin ("search");--> statement-breakpoint
CREATE INDEX "library_posts_owner" ON "library_posts" USING btree ("user_id","standing");--> statement-breakpoint
CREATE INDEX "library_posts_same" ON "library_posts" USING btree ("user_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "library_posts_once" ON "library_posts" USING btree ("import_id","digest");--> statement-breakpoint
-- Similar words are found where the database has the extension; without it, a search finds words and beginnings of words.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "library_posts_similar" ON "library_posts" USING gin ("text" gin_trgm_ops);
EXCEPTION WHEN OTHERS THEN
	RAISE NOTICE 'pg_trgm is not available: %', SQLERRM;
END $$;--> statement-breakpoint
CREATE TABLE "idea_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"pillars" text[] NOT NULL,
	"feeds" text[] NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ideas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"run_id" uuid,
	"stage" text NOT NULL,
	"post_id" uuid,
	"angle" text NOT NULL,
	"why_now" text NOT NULL,
	"opening" text NOT NULL,
	"format" text NOT NULL,
	"basis" jsonb NOT NULL,
	"pillar" text NOT NULL,
	"tags" text[] NOT NULL,
	"note" text NOT NULL,
	"planned_for" timestamp with time zone,
	"position" double precision NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "ideas_user" ON "ideas" USING btree ("user_id","position");--> statement-breakpoint
CREATE INDEX "ideas_post" ON "ideas" USING btree ("post_id");--> statement-breakpoint
DROP TABLE "text_improvements" CASCADE;--> statement-breakpoint
CREATE INDEX "people_connections" ON "people" USING btree ("user_id","company_key","id") WHERE 'connection' = ANY ("people"."kinds") AND NOT "people"."opted_out" AND "people"."company_key" <> '';--> statement-breakpoint
CREATE TABLE "brand_kits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alt_text" text NOT NULL,
	"origin" text NOT NULL,
	"graphic" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "brand_kits_of_person" ON "brand_kits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_of_person" ON "pictures" USING btree ("user_id","created_at");
