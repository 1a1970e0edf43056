CREATE TABLE "chat_exchanges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"help_id" uuid NOT NULL,
	"instruction" text NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"engine" jsonb NOT NULL,
	"doubts" jsonb NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_confirmations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"claim" text NOT NULL,
	"sentence" text NOT NULL,
	"key" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"block" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" uuid NOT NULL,
	"item" integer NOT NULL,
	"what" text NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"engine" text NOT NULL,
	"prompt_version" text,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_user_id_source_source_id_item_pk" PRIMARY KEY("user_id","source","source_id","item")
);
--> statement-breakpoint
CREATE TABLE "interviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"status" text NOT NULL,
	"turns" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publish_notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"mail_id" uuid,
	"mailed_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signatures" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"automatic" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "snippets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_sources" (
	"post_id" uuid NOT NULL,
	"source_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "post_sources_post_id_source_id_pk" PRIMARY KEY("post_id","source_id")
);
--> statement-breakpoint
CREATE TABLE "sources" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"address" text,
	"text" text NOT NULL,
	"passages" jsonb NOT NULL,
	"pages" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"message_id" uuid,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ticket_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ticket_messages_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_id" uuid NOT NULL,
	"side" text NOT NULL,
	"via" text NOT NULL,
	"text" text NOT NULL,
	"mail_key" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "tickets_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" uuid,
	"name" text,
	"email" text,
	"topic" text NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"unread" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "last_briefs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"settings" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"settings" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"by" text NOT NULL,
	"detail" text NOT NULL,
	"engine" text,
	"text" text NOT NULL,
	"tab" uuid,
	"elsewhere" boolean NOT NULL,
	"began_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "text_improvements" ADD COLUMN "settings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "plan_terms" ADD COLUMN "end_told" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "source_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "file_id" uuid;--> statement-breakpoint
CREATE INDEX "chat_exchanges_post" ON "chat_exchanges" USING btree ("post_id","created_at");--> statement-breakpoint
CREATE INDEX "chat_exchanges_user" ON "chat_exchanges" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "claim_confirmations_key" ON "claim_confirmations" USING btree ("post_id","user_id","key");--> statement-breakpoint
CREATE INDEX "feedback_updated" ON "feedback" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "interviews_user" ON "interviews" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "interviews_open" ON "interviews" USING btree ("user_id") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "publish_notices_user" ON "publish_notices" USING btree ("user_id","mailed_at");--> statement-breakpoint
CREATE INDEX "publish_notices_mail" ON "publish_notices" USING btree ("mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "snippets_name" ON "snippets" USING btree ("user_id",lower("name"));--> statement-breakpoint
CREATE INDEX "post_sources_source" ON "post_sources" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "sources_user" ON "sources" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sources_created" ON "sources" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "ticket_files_message" ON "ticket_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "ticket_files_loose" ON "ticket_files" USING btree ("created_at") WHERE message_id IS NULL OR removed;--> statement-breakpoint
CREATE INDEX "ticket_messages_ticket" ON "ticket_messages" USING btree ("ticket_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_messages_mail" ON "ticket_messages" USING btree ("ticket_id","mail_key");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "tickets_user" ON "tickets" USING btree ("user_id","updated_at");--> statement-breakpoint
CREATE INDEX "tickets_waiting" ON "tickets" USING btree ("state","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_templates_user_name" ON "own_templates" USING btree ("user_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "post_versions_number" ON "post_versions" USING btree ("post_id","number");--> statement-breakpoint
CREATE INDEX "post_versions_user" ON "post_versions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "media_file" ON "media" USING btree ("file_id") WHERE file_id IS NOT NULL;