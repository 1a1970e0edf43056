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
ALTER TABLE "carousels" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "from_id" uuid;--> statement-breakpoint
CREATE INDEX "brand_fonts_of_person" ON "brand_fonts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "carousel_versions_number" ON "carousel_versions" USING btree ("carousel_id","number");--> statement-breakpoint
CREATE INDEX "carousel_versions_of_person" ON "carousel_versions" USING btree ("user_id");