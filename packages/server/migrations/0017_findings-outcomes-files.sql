DROP INDEX "access_tokens_spent_refresh_hash";--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "refresh_family" text;--> statement-breakpoint
ALTER TABLE "agent_runs" ADD COLUMN "outcome" jsonb;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lead_status" text DEFAULT 'new' NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lead_score" smallint;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "lead_finding" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "open_gap" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "made_from" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "access_tokens_refresh_family" ON "access_tokens" USING btree ("refresh_family");--> statement-breakpoint
-- An opening that a search found enters the pipeline only when it is kept. A note or a reminder kept it.
UPDATE "job_pipeline" SET "stage" = 'saved'
WHERE "stage" = 'found' AND ("note" <> '' OR "remind_at" IS NOT NULL);
