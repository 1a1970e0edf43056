ALTER TABLE "sources" ADD COLUMN "own" boolean;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "speaker" text DEFAULT '' NOT NULL;