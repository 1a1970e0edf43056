CREATE TABLE "brand_kits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"brand" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"alt_text" text NOT NULL,
	"origin" text NOT NULL,
	"graphic" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "brand_kits_of_person" ON "brand_kits" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pictures_of_person" ON "pictures" USING btree ("user_id","created_at");