CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"job_id" uuid,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"document" jsonb NOT NULL,
	"wishes" jsonb NOT NULL,
	"ask_first" integer NOT NULL,
	"left_out" integer NOT NULL,
	"engine" jsonb,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_lines" (
	"recording_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"second" double precision NOT NULL,
	"end" double precision NOT NULL,
	"text" text NOT NULL,
	"edited" boolean NOT NULL,
	"uncertain" jsonb NOT NULL,
	CONSTRAINT "recording_lines_recording_id_index_pk" PRIMARY KEY("recording_id","index")
);
--> statement-breakpoint
CREATE TABLE "recording_points" (
	"recording_id" uuid NOT NULL,
	"index" integer NOT NULL,
	"title" text NOT NULL,
	"passages" jsonb NOT NULL,
	"source_id" uuid,
	CONSTRAINT "recording_points_recording_id_index_pk" PRIMARY KEY("recording_id","index")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"kind" text NOT NULL,
	"interview_id" uuid,
	"turn" integer,
	"language" text,
	"status" text NOT NULL,
	"mime" text NOT NULL,
	"format" text NOT NULL,
	"seconds" double precision NOT NULL,
	"bytes" integer NOT NULL,
	"parts" integer,
	"sound_until" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"run_id" uuid,
	"points_run_id" uuid,
	"points_engine" jsonb,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "copilot_conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "copilot_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"turn_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tool" text NOT NULL,
	"input" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"fingerprint" text NOT NULL,
	"credits" integer NOT NULL,
	"status" text NOT NULL,
	"outcome" text,
	"path" text,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "copilot_turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"added" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_lines" ADD CONSTRAINT "recording_lines_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_points" ADD CONSTRAINT "recording_points_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_proposals" ADD CONSTRAINT "copilot_proposals_conversation_id_copilot_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."copilot_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_turns" ADD CONSTRAINT "copilot_turns_conversation_id_copilot_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."copilot_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recording_points_source" ON "recording_points" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "recordings_user" ON "recordings" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "recordings_sound" ON "recordings" USING btree ("sound_until") WHERE parts IS NOT NULL;--> statement-breakpoint
CREATE INDEX "copilot_conversations_user" ON "copilot_conversations" USING btree ("user_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "copilot_proposals_conversation" ON "copilot_proposals" USING btree ("conversation_id");--> statement-breakpoint
CREATE INDEX "copilot_proposals_turn" ON "copilot_proposals" USING btree ("turn_id");--> statement-breakpoint
CREATE INDEX "copilot_turns_conversation" ON "copilot_turns" USING btree ("conversation_id","created_at");