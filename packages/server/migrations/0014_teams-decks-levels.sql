CREATE TABLE "brand_fonts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"regular" "bytea",
	"regular_ranges" text,
	"bold" "bytea",
	"bold_ranges" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carousel_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"carousel_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"reason" text NOT NULL,
	"deck" jsonb NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_activity" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"user_id" uuid,
	"act" text NOT NULL,
	"whom_id" uuid,
	"post_id" uuid,
	"detail" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_approvals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"user_id" uuid,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"share_id" uuid NOT NULL,
	"parent_id" uuid,
	"user_id" uuid,
	"text" text NOT NULL,
	"quote" text,
	"position" integer NOT NULL,
	"replacement" text,
	"mentions" uuid[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decision" text,
	"resolved_by" uuid,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "team_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_normalized" text NOT NULL,
	"role" text NOT NULL,
	"invited_by" uuid,
	"round" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"accepted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"team_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"consent_at" timestamp with time zone,
	CONSTRAINT "team_members_team_id_user_id_pk" PRIMARY KEY("team_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "team_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"stage" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	"scheduled_by" uuid,
	"scheduled_for" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"requires_approval" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carousels" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "job_searches" ADD COLUMN "levels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "levels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "jobs" ADD COLUMN "feed_only" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "remind_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "reminded_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "from_id" uuid;--> statement-breakpoint
ALTER TABLE "team_activity" ADD CONSTRAINT "team_activity_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_approvals" ADD CONSTRAINT "team_approvals_share_id_team_posts_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."team_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_comments" ADD CONSTRAINT "team_comments_share_id_team_posts_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."team_posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_posts" ADD CONSTRAINT "team_posts_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "brand_fonts_of_person" ON "brand_fonts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carousel_versions_number" ON "carousel_versions" USING btree ("carousel_id","number");--> statement-breakpoint
CREATE INDEX "carousel_versions_of_person" ON "carousel_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_activity_team" ON "team_activity" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_activity_user" ON "team_activity" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_activity_whom" ON "team_activity" USING btree ("whom_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_approvals_once" ON "team_approvals" USING btree ("share_id","user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "team_approvals_user" ON "team_approvals" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "team_comments_share" ON "team_comments" USING btree ("share_id","created_at");--> statement-breakpoint
CREATE INDEX "team_comments_user" ON "team_comments" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invitations_address" ON "team_invitations" USING btree ("team_id","email_normalized");--> statement-breakpoint
CREATE INDEX "team_invitations_inviter" ON "team_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "team_invitations_expiry" ON "team_invitations" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "team_members_user" ON "team_members" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_posts_post" ON "team_posts" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "team_posts_team" ON "team_posts" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "team_posts_author" ON "team_posts" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "people_reminders" ON "people" USING btree ("remind_at") WHERE "people"."reminded_at" IS NULL;