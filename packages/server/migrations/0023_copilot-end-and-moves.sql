ALTER TABLE "publish_requests" ADD COLUMN "moves_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "copilot_turns" ADD COLUMN "listens" boolean DEFAULT true NOT NULL;