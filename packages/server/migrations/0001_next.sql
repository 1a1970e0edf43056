CREATE TABLE "post_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"detail" text NOT NULL,
	"engine" text,
	"text" text NOT NULL,
	"tab" uuid,
	"elsewhere" boolean NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "post_versions_number" ON "post_versions" USING btree ("post_id","number");--> statement-breakpoint
CREATE INDEX "post_versions_user" ON "post_versions" USING btree ("user_id");