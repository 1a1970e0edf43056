CREATE TABLE "review_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_changes" ADD CONSTRAINT "review_changes_link_id_review_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."review_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_changes_link" ON "review_changes" USING btree ("link_id","created_at");