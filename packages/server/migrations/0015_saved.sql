CREATE TABLE "saved_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"tags" text[] NOT NULL,
	"folder" text NOT NULL,
	"note" text NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "saved_items_user" ON "saved_items" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "saved_items_search" ON "saved_items" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_items_once" ON "saved_items" USING btree ("user_id","kind","ref_id") WHERE ref_id IS NOT NULL AND deleted_at IS NULL;