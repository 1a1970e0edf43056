CREATE TABLE "calendar_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"date" date NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "welcome_step" smallint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "folder" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "calendar_notes_date" ON "calendar_notes" USING btree ("user_id","date");
--> statement-breakpoint
CREATE TABLE "result_numbers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"subject" text NOT NULL,
	"post_id" uuid,
	"url" text,
	"figures" jsonb NOT NULL,
	"measured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "result_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"monthly_mail" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"reported_month" text,
	"read_at" timestamp with time zone,
	"refused_revision" integer
);
--> statement-breakpoint
CREATE TABLE "review_approvals" (
	"link_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_approvals_link_id_post_id_name_fingerprint_pk" PRIMARY KEY("link_id","post_id","name","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "review_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"quote" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_link_posts" (
	"link_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "review_link_posts_link_id_post_id_pk" PRIMARY KEY("link_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "review_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"title" text NOT NULL,
	"password_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"opened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "review_approvals" ADD CONSTRAINT "review_approvals_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_comments" ADD CONSTRAINT "review_comments_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_link_posts" ADD CONSTRAINT "review_link_posts_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "result_numbers_once" ON "result_numbers" USING btree ("user_id","source","subject");--> statement-breakpoint
CREATE INDEX "review_comments_link" ON "review_comments" USING btree ("link_id","created_at");--> statement-breakpoint
CREATE INDEX "review_link_posts_post" ON "review_link_posts" USING btree ("post_id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_links_secret" ON "review_links" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "review_links_user" ON "review_links" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"app" boolean NOT NULL,
	"mail" boolean NOT NULL,
	"push" boolean NOT NULL,
	CONSTRAINT "notification_settings_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"detail" text,
	"about" text,
	"path" text NOT NULL,
	"listed" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"public_key" text NOT NULL,
	"private_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"keys_sealed" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_event" ON "notifications" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "push_subscriptions_endpoint" ON "push_subscriptions" USING btree ("endpoint");--> statement-breakpoint
CREATE INDEX "push_subscriptions_user" ON "push_subscriptions" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE TABLE "agent_orders" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"brief" text NOT NULL,
	"proposal" text NOT NULL,
	"changes" text NOT NULL,
	"agent_id" uuid,
	"bought_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "share_token" text;--> statement-breakpoint
CREATE INDEX "agent_orders_user" ON "agent_orders" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_orders_open" ON "agent_orders" USING btree ("state","due_at");--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_share_token_unique" UNIQUE("share_token");
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"client_id" uuid,
	"scopes" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"start" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"last_used_at" timestamp with time zone,
	"refresh_hash" text,
	"spent_refresh_hash" text,
	"refreshed_at" timestamp with time zone,
	"refresh_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "oauth_clients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"redirect_uris" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"redirect_uri" text NOT NULL,
	"scopes" text[] NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"token_id" uuid
);
--> statement-breakpoint
CREATE TABLE "publish_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"requested_by" text NOT NULL,
	"at" text,
	"time_zone" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"webhook_id" uuid NOT NULL,
	"event" text NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_before" integer DEFAULT 0 NOT NULL,
	"answer_status" integer,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_attempt_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"secret" text NOT NULL,
	"previous_secret" text,
	"previous_until" timestamp with time zone,
	"active" boolean NOT NULL,
	"turned_off" text,
	"failing_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_client_id_oauth_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."oauth_clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_token_hash" ON "access_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_refresh_hash" ON "access_tokens" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "access_tokens_spent_refresh_hash" ON "access_tokens" USING btree ("spent_refresh_hash");--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "oauth_clients_created_at" ON "oauth_clients" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "oauth_codes_expires_at" ON "oauth_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_codes_user" ON "oauth_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "publish_requests_post" ON "publish_requests" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "publish_requests_user" ON "publish_requests" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_created_at" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_user" ON "webhooks" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE TABLE "idea_mailboxes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idea_mailboxes_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "library_import_words" (
	"import_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"posts" integer NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_words" (
	"user_id" uuid NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"imports" integer NOT NULL,
	CONSTRAINT "library_words_user_id_word_pk" PRIMARY KEY("user_id","word")
);
--> statement-breakpoint
DROP INDEX "library_posts_owner";--> statement-breakpoint
ALTER TABLE "library_posts" ADD COLUMN "listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "voices" ADD COLUMN "dismissed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "library_import_words_owner" ON "library_import_words" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "library_posts_standing" ON "library_posts" USING btree ("user_id","standing" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_posts_newest" ON "library_posts" USING btree ("user_id","posted_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_posts_reactions" ON "library_posts" USING btree ("user_id","reactions" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_posts_comments" ON "library_posts" USING btree ("user_id","comments" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "library_posts_author" ON "library_posts" USING btree ("user_id","author_key","reactions");--> statement-breakpoint
CREATE INDEX "library_posts_unlisted" ON "library_posts" USING btree ("user_id","digest") WHERE NOT listed;
--> statement-breakpoint
DROP INDEX IF EXISTS "library_posts_similar";--> statement-breakpoint
-- Texts and words are kept outside of the rows: a search that filters and sorts reads few pages.
ALTER TABLE "library_posts" SET (toast_tuple_target = 128);--> statement-breakpoint
ALTER TABLE "library_posts" ALTER COLUMN "search" SET STORAGE EXTERNAL;--> statement-breakpoint
-- More words with a known frequency, so that the planner tells frequent ones from rare ones.
ALTER TABLE "library_posts" ALTER COLUMN "search" SET STATISTICS 500;--> statement-breakpoint
UPDATE "library_posts" p SET "listed" = false WHERE EXISTS (
	SELECT FROM "library_posts" other WHERE other.user_id = p.user_id AND other.digest = p.digest AND other.id < p.id
);--> statement-breakpoint
INSERT INTO "library_import_words" ("import_id", "user_id", "posts", "words")
SELECT coalesce(p.import_id, '00000000-0000-0000-0000-000000000000'), coalesce(p.user_id, '00000000-0000-0000-0000-000000000000'),
	count(DISTINCT p.id), array_agg(DISTINCT word)
FROM "library_posts" p, unnest(tsvector_to_array(to_tsvector('simple', p.text))) AS word
WHERE word ~ '^[[:alpha:]]{4,40}$'
GROUP BY 1, 2;--> statement-breakpoint
INSERT INTO "library_words" ("user_id", "word", "imports")
SELECT user_id, word, count(*) FROM "library_import_words", unnest(words) AS word GROUP BY user_id, word;
