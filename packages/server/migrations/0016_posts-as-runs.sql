DROP TABLE "generations" CASCADE;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "run_id" uuid;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "engine" jsonb;