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
CREATE INDEX "ideas_post" ON "ideas" USING btree ("post_id");