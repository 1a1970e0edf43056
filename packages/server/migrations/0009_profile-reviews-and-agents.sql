CREATE TABLE "agent_drafts" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid,
	"run_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_runs" (
	"run_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"agent_id" uuid,
	"slot" text,
	"status" text NOT NULL,
	"mail" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_stories" (
	"agent_id" uuid NOT NULL,
	"key" text NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_stories_agent_id_key_pk" PRIMARY KEY("agent_id","key")
);
--> statement-breakpoint
CREATE TABLE "agent_versions" (
	"agent_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"work" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_versions_agent_id_version_pk" PRIMARY KEY("agent_id","version")
);
--> statement-breakpoint
CREATE TABLE "agents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"purpose" text NOT NULL,
	"work" jsonb NOT NULL,
	"schedule" jsonb,
	"enabled" boolean NOT NULL,
	"version" integer NOT NULL,
	"template" text,
	"next_run_at" timestamp with time zone,
	"problem" text,
	"reported_feeds" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_copies" (
	"address" text PRIMARY KEY NOT NULL,
	"moved_to" text,
	"etag" text,
	"last_modified" text,
	"feed" jsonb,
	"failures" integer NOT NULL,
	"problem" text,
	"fetched_at" timestamp with time zone,
	"next_attempt_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_reports" (
	"purchase_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"bought_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"run_id" uuid,
	"review_id" uuid,
	"failures" integer DEFAULT 0 NOT NULL,
	"input" jsonb,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"target_role" text NOT NULL,
	"score" integer NOT NULL,
	"profile" jsonb NOT NULL,
	"checks" jsonb NOT NULL,
	"fit" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_drafts_user" ON "agent_drafts" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_runs_slot" ON "agent_runs" USING btree ("agent_id","slot");--> statement-breakpoint
CREATE INDEX "agent_runs_user" ON "agent_runs" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "agent_runs_agent" ON "agent_runs" USING btree ("agent_id","created_at");--> statement-breakpoint
CREATE INDEX "agent_stories_created" ON "agent_stories" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agents_user" ON "agents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "agents_due" ON "agents" USING btree ("next_run_at");--> statement-breakpoint
CREATE INDEX "paid_reports_user" ON "paid_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "paid_reports_state" ON "paid_reports" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "profile_reviews_user" ON "profile_reviews" USING btree ("user_id","created_at");