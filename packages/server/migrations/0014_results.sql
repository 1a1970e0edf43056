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