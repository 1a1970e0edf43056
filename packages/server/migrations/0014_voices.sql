CREATE TABLE "voices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rules" jsonb NOT NULL,
	"described" jsonb,
	"described_posts" integer,
	"described_at" timestamp with time zone,
	"measured" jsonb,
	"measured_mark" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "imported_posts_import";--> statement-breakpoint
DROP INDEX "imported_posts_once";--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "voice_id" uuid;--> statement-breakpoint
CREATE INDEX "voices_owner" ON "voices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "imported_posts_owner" ON "imported_posts" USING btree ("user_id","digest");--> statement-breakpoint
CREATE UNIQUE INDEX "imported_posts_once" ON "imported_posts" USING btree ("import_id","kind","digest");