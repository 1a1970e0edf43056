CREATE TABLE "imported_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"email" text,
	"company" text,
	"position" text,
	"connected_on" text
);
--> statement-breakpoint
CREATE TABLE "imported_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"import_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"own" boolean NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"url" text,
	"author" text,
	"industry" text,
	"posted_at" timestamp with time zone,
	"has_media" boolean NOT NULL,
	"reactions" integer,
	"comments" integer,
	"reposts" integer,
	"impressions" integer
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"owner" text,
	"own" boolean NOT NULL,
	"report" jsonb NOT NULL,
	"profile" jsonb,
	"results" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "imported_people_import" ON "imported_people" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imported_people_owner" ON "imported_people" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_posts_once" ON "imported_posts" USING btree ("user_id","kind","digest");--> statement-breakpoint
CREATE INDEX "imported_posts_import" ON "imported_posts" USING btree ("import_id");--> statement-breakpoint
CREATE INDEX "imports_owner" ON "imports" USING btree ("user_id","created_at");