ALTER TABLE "chat_exchanges" ADD COLUMN "words" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_exchanges" ADD COLUMN "choices" jsonb;