CREATE TABLE "fact_conflicts" (
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"settled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_conflicts_one_id_other_id_pk" PRIMARY KEY("one_id","other_id")
);
--> statement-breakpoint
CREATE TABLE "fact_readings" (
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_readings_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "fact_refusals" (
	"user_id" uuid NOT NULL,
	"passage_key" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_refusals_user_id_passage_key_pk" PRIMARY KEY("user_id","passage_key")
);
--> statement-breakpoint
CREATE TABLE "fact_uses" (
	"post_id" uuid NOT NULL,
	"fact_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_uses_post_id_fact_id_pk" PRIMARY KEY("post_id","fact_id")
);
--> statement-breakpoint
CREATE TABLE "facts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"team_id" uuid,
	"text" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"happened" text,
	"until" text,
	"privacy" text NOT NULL,
	"status" text NOT NULL,
	"source" jsonb NOT NULL,
	"key" text NOT NULL,
	"passage_key" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"ask_at" timestamp with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "facts_owner" CHECK ((user_id IS NULL) <> (team_id IS NULL))
);
--> statement-breakpoint
CREATE TABLE "post_origins" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"hash" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"record" jsonb,
	"share_hash" text,
	"share_passages" boolean DEFAULT false NOT NULL,
	"shared_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "library_posts_search";--> statement-breakpoint
ALTER TABLE "fact_conflicts" ADD CONSTRAINT "fact_conflicts_one_id_facts_id_fk" FOREIGN KEY ("one_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_conflicts" ADD CONSTRAINT "fact_conflicts_other_id_facts_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_uses" ADD CONSTRAINT "fact_uses_fact_id_facts_id_fk" FOREIGN KEY ("fact_id") REFERENCES "public"."facts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fact_conflicts_other" ON "fact_conflicts" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "fact_uses_fact" ON "fact_uses" USING btree ("fact_id");--> statement-breakpoint
CREATE INDEX "fact_uses_user" ON "fact_uses" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "facts_user" ON "facts" USING btree ("user_id","status","created_at");--> statement-breakpoint
CREATE INDEX "facts_user_key" ON "facts" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "facts_user_passage" ON "facts" USING btree ("user_id","passage_key");--> statement-breakpoint
CREATE INDEX "facts_team" ON "facts" USING btree ("team_id","key") WHERE team_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "post_origins_user" ON "post_origins" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "post_origins_share" ON "post_origins" USING btree ("share_hash");--> statement-breakpoint
CREATE INDEX "post_origins_open" ON "post_origins" USING btree ("published_at") WHERE record IS NULL;--> statement-breakpoint
CREATE INDEX "library_posts_search" ON "library_posts" USING gin ("search",(ARRAY['u' || coalesce(user_id::text, ''), 'a' || author_key, 'i' || industry]));--> statement-breakpoint
ALTER TABLE "facts" ADD CONSTRAINT "facts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_uses" ADD CONSTRAINT "fact_uses_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
