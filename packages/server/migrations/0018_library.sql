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
END $$;
