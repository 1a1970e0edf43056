CREATE TABLE "run_steps" (
	"run_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"input" jsonb,
	"result" jsonb,
	"summary" text,
	"sources" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attempt" integer NOT NULL,
	"revision" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "run_steps_run_id_name_pk" PRIMARY KEY("run_id","name")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"visitor" text,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"input" jsonb NOT NULL,
	"result" jsonb,
	"group_id" uuid,
	"reservation_id" uuid,
	"price" integer NOT NULL,
	"charged" integer,
	"error_code" text,
	"error_reason" text,
	"prompts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"progress" jsonb,
	"text" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"lease_token" uuid,
	"lease_until" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"edited_inputs" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"cancel_requested_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "model_calls" RENAME COLUMN "generation_id" TO "run_id";--> statement-breakpoint
DROP INDEX "model_calls_generation";--> statement-breakpoint
ALTER TABLE "model_calls" ADD COLUMN "step" text;--> statement-breakpoint
UPDATE "model_calls" SET "step" = 'draft-' || "variant";--> statement-breakpoint
ALTER TABLE "model_calls" ALTER COLUMN "step" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "run_steps" ADD CONSTRAINT "run_steps_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_user" ON "runs" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "runs_group" ON "runs" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "runs_open" ON "runs" USING btree ("status","lease_until") WHERE status IN ('queued', 'running');--> statement-breakpoint
CREATE INDEX "runs_finished" ON "runs" USING btree ("finished_at");--> statement-breakpoint
CREATE INDEX "model_calls_run" ON "model_calls" USING btree ("run_id");--> statement-breakpoint
ALTER TABLE "model_calls" DROP COLUMN "variant";